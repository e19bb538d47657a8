import { type FocusEvent, useRef } from 'react';
import { announce } from '../ui/announce.ts';
import { errorSummaryClass } from '../ui/error-summary.tsx';
import { problemBeside } from '../ui/field.tsx';

/** For a form: what has become wrong with a field while it was typed in is said once, when it is left. */
export function useProblemsOnLeaving() {
  const known = useRef('');
  return {
    onFocus: ({ target }: FocusEvent): void => {
      known.current = problemBeside(target.id);
    },
    onBlur: ({ target, relatedTarget }: FocusEvent): void => {
      const problem = problemBeside(target.id);
      // The summary that takes the focus reads all of them.
      const isRead = relatedTarget?.classList.contains(errorSummaryClass) === true;
      if (problem !== known.current && !isRead) announce(problem);
    },
  };
}
