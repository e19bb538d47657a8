/** What can be done besides replying. */
import type { MessageThread } from '@debt-payoff/contract/contact';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { intoView } from '../../ui/into-view.ts';
import { Section } from '../../ui/section.tsx';
import { useAccept, useClose } from './use-message-acts.ts';

/** Null where there is nothing. */
export function MessageActs({ message }: { readonly message: MessageThread }) {
  const { id, is_suspected_spam, status, due_on } = message;
  const accept = useAccept();
  const close = useClose();
  const canClose = (status === 'open' && due_on === null) || status === 'suspected';
  if (!canClose && !is_suspected_spam) return null;
  const failure = accept.failure ?? close.failure;
  const isBusy = accept.isBusy || close.isBusy;
  const run = (act: typeof accept): void => {
    accept.reset();
    close.reset();
    act.run(id);
  };
  return (
    <Section
      title={is_suspected_spam ? 'Is this from a person?' : 'Nothing to reply?'}
      lead={
        is_suspected_spam
          ? 'It looks as if a program had sent it, so it was not emailed to us. Accept it to treat it like any other message, then you can reply.'
          : 'Closing takes it off the open messages. Nobody is emailed, and a reply opens it again.'
      }
    >
      {failure === null ? null : <Banner ref={intoView} kind="danger" title={failure} />}
      <div className="row">
        {is_suspected_spam ? (
          <Button busy={isBusy} onClick={() => run(accept)}>
            Accept
          </Button>
        ) : null}
        {canClose ? (
          <Button variant="secondary" busy={isBusy} onClick={() => run(close)}>
            Close
          </Button>
        ) : null}
      </div>
    </Section>
  );
}
