/** The form at work: at rest, sending, sent or refused. */
import { type ContactField, contactProblems } from '@debt-payoff/contract/contact-rules';
import { type RefObject, useState } from 'react';
import { raiseEvent } from '../analytics/events.ts';
import { failureOf } from '../forms/call-failure.ts';
import type { Problems } from '../forms/problems.ts';
import { textOf, useSubmission } from '../forms/submission.ts';
import { contactFailure } from './contact-failure.ts';
import type { FormDraft } from './form-draft.ts';
import { honeypotName } from './form-elements.ts';
import { type ContactReply, sendMessage } from './send-message.ts';

export function useContactForm(
  form: RefObject<HTMLFormElement | null>,
  draft: FormDraft,
  setReply: (reply: ContactReply | null) => void,
) {
  const submission = useSubmission();
  const [attempts, setAttempts] = useState(0);
  const { failure, fail, clear } = submission;
  const send = async (website: string): Promise<void> => {
    setReply(null);
    setAttempts((count) => count + 1);
    const attempt = draft.startAttempt();
    const problems = contactProblems(attempt.message);
    if (Object.keys(problems).length > 0) return fail({ ...failureOf(''), fields: problems });
    try {
      const accepted = await sendMessage(attempt, { website });
      draft.finish(attempt);
      setReply(accepted);
      raiseEvent('contact_form_submitted');
    } catch (error) {
      setAttempts((count) => count + 1);
      fail(contactFailure(error));
      raiseEvent('contact_form_failed');
    }
  };
  const problems: Problems<ContactField> = failure?.fields ?? {};
  return {
    isBusy: submission.isBusy,
    attempts,
    problems,
    /** What is said beside a field is not said twice. */
    failure: failure !== null && Object.keys(failure.fields).length === 0 ? failure : null,
    submit: () => {
      const { current } = form;
      if (current !== null) void submission.run(() => send(textOf(current, honeypotName)));
    },
    /** What was wrong with a field may no longer be. */
    change: (field: string) => {
      draft.keep();
      if (failure === null) return;
      const { [field]: _, ...others } = failure.fields;
      if (Object.keys(others).length === 0) clear();
      else fail({ ...failure, fields: others });
    },
  };
}
