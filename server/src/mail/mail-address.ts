/** The sender as it is configured. */
import { isEmailAddress } from '@debt-payoff/contract/email-address';

export type MailSender = { readonly name: string; readonly address: string };

/** Reads `no-reply@debts.example` and `Debt Payoff <no-reply@debts.example>`. */
export function readSender(text: string): MailSender | null {
  const [, quoted, plain, address] = /^(?:"([^"\\]*)"|([^"<>]*?))\s*<([^<>]*)>$/.exec(text) ?? [];
  const sender = { name: quoted ?? plain ?? '', address: address ?? text };
  return isEmailAddress(sender.address) && !/\p{Cc}/u.test(sender.name) ? sender : null;
}
