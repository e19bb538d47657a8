/** Ends a complaint: once, by email, with the regulator's address. */
import type { MessageThread } from '@debt-payoff/contract/contact';
import { outcomeProblem } from '@debt-payoff/contract/contact-rules';
import { contactFieldNames } from '@debt-payoff/contract/texts/contact';
import { useId, useState } from 'react';
import { focusOn } from '../../forms/focus.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { formatDay } from '../../words/dates.ts';
import { ActDialog } from '../acts/act-dialog.tsx';
import { useTypedText } from './typed-texts.ts';
import { useRecordOutcome } from './use-message-acts.ts';

export function OutcomeForm({ message }: { readonly message: MessageThread }) {
  const { id, email, reference, due_on } = message;
  const fieldId = useId();
  const { typed, change, clear } = useTypedText(`outcome of message ${id}`);
  const [isTried, setIsTried] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const record = useRecordOutcome(id, clear);
  const problem = outcomeProblem(typed.text);
  const submit = (): void => {
    setIsTried(true);
    if (problem === null) setIsAsking(true);
    else focusOn(fieldId);
  };
  return (
    <Section
      title="Outcome of the complaint"
      lead={`The law asks us to tell it without undue delay; we promise it${due_on === null ? '' : ` by ${formatDay(due_on)}`}.`}
    >
      <form
        className="stack any-name"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextArea
          id={fieldId}
          label={contactFieldNames.outcome}
          hint={`Emailed to ${email} with the address of the Information Commissioner's Office (ICO). It is recorded once and cannot be changed afterwards.`}
          rows={8}
          value={typed.text}
          required
          error={isTried ? problem : null}
          autoComplete="off"
          onChange={({ target }) => change({ text: target.value })}
        />
        <div className="row">
          <Button type="submit" variant="secondary">
            Record and send outcome
          </Button>
        </div>
      </form>
      {isAsking ? (
        <ActDialog
          title="Record the outcome"
          question="Are you sure you want to record this outcome? It cannot be changed afterwards."
          about={
            <p>
              It ends the complaint {reference}, and is emailed to {email} with the address of the
              ICO.
            </p>
          }
          confirm="Record and send"
          isBusy={record.isBusy}
          failure={record.failure}
          onConfirm={() => record.run(typed.text)}
          onClose={() => {
            record.reset();
            setIsAsking(false);
          }}
        />
      ) : null}
    </Section>
  );
}
