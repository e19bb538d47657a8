/** A reply by email. What is typed stays until it has been sent. */

import { NetworkFailure } from '@debt-payoff/contract/client';
import type { MessageThread } from '@debt-payoff/contract/contact';
import { replyProblem } from '@debt-payoff/contract/contact-rules';
import { contactFieldNames } from '@debt-payoff/contract/texts/contact';
import { useId, useState } from 'react';
import { isConflict } from '../../forms/call-failure.ts';
import { focusOn } from '../../forms/focus.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { intoView } from '../../ui/into-view.ts';
import { Section } from '../../ui/section.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { keyFor, useTypedText } from './typed-texts.ts';
import { useReply } from './use-message-acts.ts';

export function ReplyForm({ message }: { readonly message: MessageThread }) {
  const { id, email, replies, due_on, outcome } = message;
  const fieldId = useId();
  const { typed, change, clear } = useTypedText(`reply to message ${id}`);
  const [isTried, setIsTried] = useState(false);
  const reply = useReply(id, () => {
    clear();
    setIsTried(false);
  });
  const problem = replyProblem(typed.text);
  // After a refusal its writer has been told, and all replies stand above the form.
  const seen = isConflict(reply.error) ? '' : typed.seen;
  const edit = (text: string): void => {
    // One that comes while this one is written has not been read by its writer.
    change({ text, seen: typed.text === '' ? String(replies.length) : seen });
    reply.reset();
  };
  const submit = (): void => {
    setIsTried(true);
    if (reply.isBusy) return;
    if (problem !== null) {
      focusOn(fieldId);
      return;
    }
    const key = keyFor(typed);
    change({ key, sent: typed.text, seen });
    const seenReplies = seen === '' ? replies.length : Number(seen);
    reply.run({ text: typed.text, seenReplies, key });
  };
  return (
    <Section title={replies.length === 0 ? 'Reply by email' : 'Reply again'}>
      <form
        className="stack any-name"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {reply.failure === null ? null : (
          <Banner ref={intoView} kind="danger" title={reply.failure}>
            {reply.error instanceof NetworkFailure
              ? 'It may have been sent after all. You can safely send it again: it will only be emailed once.'
              : undefined}
          </Banner>
        )}
        <TextArea
          id={fieldId}
          label={contactFieldNames.reply}
          hint={hintFor({ email, isComplaint: due_on !== null && outcome === null })}
          rows={8}
          value={typed.text}
          required
          error={isTried ? problem : null}
          readOnly={reply.isBusy}
          autoComplete="off"
          onChange={({ target }) => edit(target.value)}
        />
        <div className="row">
          <Button type="submit" busy={reply.isBusy}>
            {reply.isBusy ? 'Sending...' : 'Send reply'}
          </Button>
        </div>
      </form>
    </Section>
  );
}

function hintFor({
  email,
  isComplaint,
}: {
  readonly email: string;
  readonly isComplaint: boolean;
}): string {
  const sent = `Emailed to ${email}, with a greeting and the reference. Their answer comes to our mailbox.`;
  return isComplaint ? `${sent} It is not the outcome: that is recorded below.` : sent;
}
