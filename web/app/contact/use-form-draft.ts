/** When the form and what is kept of it are brought together: once it is known who is here, and when that changes. */
import { type RefObject, useEffect, useState } from 'react';
import { formerPerson, usePerson } from '../session/person.ts';
import { whenSessionIsKnown } from '../session/session.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { blankMessage, hasContactDraft, type TypedMessage } from './contact-draft.ts';
import { createFormDraft, type FormDraft } from './form-draft.ts';
import { fillForm, readForm } from './form-elements.ts';

export function useFormDraft(
  form: RefObject<HTMLFormElement | null>,
  onShown: (message: TypedMessage) => void,
): {
  readonly draft: FormDraft;
  /** Whether somebody's message is kept back because their session has just ended. */
  readonly isHidden: boolean;
} {
  const isHydrated = useHydrated();
  const person = usePerson();
  const [isHidden, setIsHidden] = useState(false);
  const [draft] = useState(() => {
    // The server's page was there to be filled in before its scripts.
    const isServers = typeof window !== 'undefined' && !isHydrated;
    const shownAt = isServers ? performance.timeOrigin : Date.now();
    return createFormDraft(
      {
        read: () => (form.current === null ? blankMessage : readForm(form.current)),
        show: (message) => {
          if (form.current === null) return;
          fillForm(form.current, message);
          onShown(message);
        },
        isAtEmail: () => document.activeElement === form.current?.elements.namedItem('email'),
      },
      shownAt,
    );
  });
  useEffect(
    () =>
      whenSessionIsKnown(() => {
        draft.recall();
        setIsHidden(hasContactDraft(formerPerson()));
      }),
    [draft],
  );
  useEffect(() => {
    // A visitor who signs in, here or in another tab, goes on with what is theirs.
    if (person !== null && person !== draft.owner()) draft.recall();
  }, [person, draft]);
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) draft.follow();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [draft]);
  return { draft, isHidden: isHidden && person === null };
}
