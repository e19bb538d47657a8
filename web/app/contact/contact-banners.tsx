/** What became of a message: it has arrived, or has not. */
import { contactPageTexts } from '@debt-payoff/contract/texts/contact-page';
import type { Failure } from '../forms/call-failure.ts';
import { ContactEmailLink } from '../page/contact-email-link.tsx';
import { Banner } from '../ui/banner.tsx';
import { intoView } from '../ui/into-view.ts';
import { formatDay } from '../words/dates.ts';
import type { ContactReply } from './send-message.ts';

const { form: texts } = contactPageTexts;

export function SentBanner({ reply }: { readonly reply: ContactReply | null }) {
  if (reply === null) return null;
  const { message, reference, due_on } = reply;
  return (
    <Banner ref={intoView} kind="success" title={message}>
      {texts.reference} <span className="whitespace-nowrap">{reference}</span>.
      {due_on === null ? null : ` ${texts.answeredBy(formatDay(due_on))}`}
    </Banner>
  );
}

export function NotSentBanner({ failure }: { readonly failure: Failure | null }) {
  if (failure === null) return null;
  return (
    <Banner ref={intoView} kind="danger" title={failure.message}>
      {failure.advice === null ? null : `${failure.advice} `}
      {texts.emailUs} <ContactEmailLink />.
    </Banner>
  );
}
