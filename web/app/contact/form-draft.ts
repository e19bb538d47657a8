/** Joins the form with what is kept of it. */
import { currentPerson, type Person } from '../session/person.ts';
import {
  type Attempt,
  attemptOf,
  blankMessage,
  contactDraft,
  isBlank,
  isSameMessage,
  type TypedMessage,
  withEarlyTyping,
} from './contact-draft.ts';

/** The form on the screen. */
export type ShownForm = {
  readonly read: () => TypedMessage;
  readonly show: (message: TypedMessage) => void;
  /** Whether somebody is about to type their address. */
  readonly isAtEmail: () => boolean;
};

export type FormDraft = {
  /** Puts what is kept into the form, beside what was typed into it before. */
  readonly recall: () => void;
  /** For a page that the browser had put to sleep: the form is as it is kept now. */
  readonly follow: () => void;
  readonly keep: () => void;
  /** What is to be sent, kept before it is. */
  readonly startAttempt: () => Attempt;
  /** It has arrived: the form is empty again, and nothing of it is kept. */
  readonly finish: (attempt: Attempt) => void;
  /** Stands in the form until its owner types another one. */
  readonly offerEmail: (email: string) => void;
  /** Whose it is: it is kept for the one for whom it was recalled. */
  readonly owner: () => Person;
};

export function createFormDraft(form: ShownForm, shownAt: number): FormDraft {
  let owner: Person = null;
  let attempt: Attempt | null = null;
  let untouched = blankMessage;
  const keep = (): TypedMessage => {
    const message = form.read();
    const begunAt = Math.min(contactDraft.read(owner)?.begunAt ?? shownAt, shownAt);
    const isNothing = isSameMessage(message, untouched) || isBlank(message);
    contactDraft.write(isNothing ? null : { message, begunAt, attempt }, owner);
    return message;
  };
  return {
    owner: () => owner,
    recall: () => {
      owner = currentPerson();
      const kept = contactDraft.read(owner);
      attempt = kept?.attempt ?? attempt;
      form.show(withEarlyTyping(kept?.message ?? blankMessage, form.read()));
      keep();
    },
    follow: () => form.show(contactDraft.read(owner)?.message ?? untouched),
    keep: () => void keep(),
    startAttempt: () => {
      const message = keep();
      const begunAt = contactDraft.read(owner)?.begunAt ?? shownAt;
      attempt = attemptOf({ message, begunAt, attempt }, Date.now());
      keep();
      return attempt;
    },
    finish: (sent) => {
      const kept = contactDraft.read(owner);
      // Anyone who left the page and came back while it was sent may have gone on writing.
      if (kept !== null && !isSameMessage(kept.message, sent.message)) return;
      contactDraft.write(null, owner);
      attempt = null;
      form.show(untouched);
    },
    offerEmail: (email) => {
      untouched = { ...blankMessage, email };
      const message = form.read();
      if (message.email === '' && !form.isAtEmail()) form.show({ ...message, email });
    },
  };
}
