import { useRef } from 'react';
import { announce } from '../ui/announce.ts';
import { problemBeside } from '../ui/field.tsx';

/** For a form: what has become wrong with a field while it was typed in is said once, when it is left. */
export function useProblemsOnLeaving() {
  const known = useRef('');
  return {
    onFocus: ({ target }: { readonly target: HTMLElement }): void => {
      known.current = problemBeside(target.id);
    },
    onBlur: ({ target }: { readonly target: HTMLElement }): void => {
      const problem = problemBeside(target.id);
      if (problem !== known.current) announce(problem);
    },
  };
}
