/** What is said when a message was not sent. */
import { CallError, NetworkFailure } from '@debt-payoff/contract/client';
import { contactFields } from '@debt-payoff/contract/contact-rules';
import { contactPageTexts } from '@debt-payoff/contract/texts/contact-page';
import { contentTexts } from '@debt-payoff/contract/texts/content';
import { type Failure, serverText, waitAdvice } from '../forms/call-failure.ts';

/** What is wrong with a field is said beside it; all else begins with the same sentence. */
export function contactFailure(error: unknown): Failure {
  const fields = error instanceof CallError ? (error.reply.fields ?? {}) : {};
  const known = Object.entries(fields).filter(([field]) =>
    contactFields.some((one) => one === field),
  );
  return {
    message: contentTexts.contact.failed,
    advice: adviceFor(error),
    fields: Object.fromEntries(known),
  };
}

function adviceFor(error: unknown): string | null {
  // Whether it arrived nobody knows.
  if (error instanceof NetworkFailure) return contactPageTexts.form.mayHaveArrived;
  if (!(error instanceof CallError) || error.status >= 500) return null;
  return serverText(error) ?? waitAdvice(error);
}
