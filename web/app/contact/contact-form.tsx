/** The message form. What stands in it is the browser's own, so that nothing typed early is lost. */
import type { ContactTopic } from '@debt-payoff/contract/contact-limits';
import { contactRules } from '@debt-payoff/contract/contact-rules';
import { paths } from '@debt-payoff/contract/paths';
import { contactPageTexts } from '@debt-payoff/contract/texts/contact-page';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { Suspense, useCallback, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useIsSignedIn } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { FormProblems } from '../ui/form-problems.tsx';
import { intoView } from '../ui/into-view.ts';
import { lazyNotice } from '../ui/lazy-notice.ts';
import { NotSentBanner, SentBanner } from './contact-banners.tsx';
import type { TypedMessage } from './contact-draft.ts';
import { ContactFields, Honeypot, idOf } from './contact-fields.tsx';
import type { ContactReply } from './send-message.ts';
import { useContactForm } from './use-contact-form.ts';
import { useFormDraft } from './use-form-draft.ts';

const { form: texts } = contactPageTexts;

const AccountEmail = lazyNotice(async () => (await import('./account-email.tsx')).AccountEmail);
const HiddenWorkNotice = lazyNotice(
  async () => (await import('../session/hidden-work-notice.tsx')).HiddenWorkNotice,
);

export function ContactForm({
  reply,
  onReply,
}: {
  /** To what was sent last. It outlives the form of somebody whose session ends while theirs is sent. */
  readonly reply: ContactReply | null;
  readonly onReply: (reply: ContactReply | null) => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [topic, setTopic] = useState<ContactTopic>('general');
  const onShown = useCallback((message: TypedMessage) => setTopic(message.topic), []);
  const { draft, isHidden } = useFormDraft(form, onShown);
  const contact = useContactForm(form, draft, onReply);
  const { problems, isBusy } = contact;
  return (
    <>
      <Suspense>
        {isHidden && reply === null ? (
          // Anyone who was writing sees their words go: what became of them must be in sight.
          <div ref={intoView}>
            <HiddenWorkNotice />
          </div>
        ) : null}
      </Suspense>
      <Suspense>{useIsSignedIn() ? <AccountEmail offer={draft.offerEmail} /> : null}</Suspense>
      <form
        ref={form}
        className="contact-form needs-scripts"
        method="post"
        aria-labelledby="contact-form-title"
        noValidate
        onInput={({ target }) => contact.change(nameOf(target))}
        onSubmit={(event) => {
          event.preventDefault();
          contact.submit();
        }}
      >
        <FormProblems
          fields={contactRules}
          problems={problems}
          attempt={contact.attempts}
          idOf={idOf}
        />
        <NotSentBanner failure={contact.failure} />
        <SentBanner reply={reply} />
        <ContactFields problems={problems} topic={topic} onTopic={setTopic} isReadOnly={isBusy} />
        <Honeypot />
        <Button type="submit" busy={isBusy}>
          {isBusy ? texts.sending : texts.send}
        </Button>
        <p className="small muted">
          {texts.privacy} <Link to={paths.privacy}>{navigationTexts.footer.privacy}</Link>.
        </p>
      </form>
    </>
  );
}

function nameOf(target: EventTarget): string {
  return (target instanceof Element && target.getAttribute('name')) || '';
}
