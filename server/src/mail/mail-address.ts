/** Addresses as mails bear them. */

/** Neither a list of addresses nor a header can be made of what passes. */
const addressPattern = /^[^\s\p{C}"(),:;<>@[\]\\]+@[^\s\p{C}"(),:;<>@[\]\\]+$/u;
const addressLengthMax = 320;

export type MailSender = { readonly name: string; readonly address: string };

export function isMailAddress(text: string): boolean {
  return text.length <= addressLengthMax && addressPattern.test(text);
}

/** Reads `no-reply@debts.example` and `Debt Payoff <no-reply@debts.example>`. */
export function readSender(text: string): MailSender | null {
  const [, quoted, plain, address] = /^(?:"([^"\\]*)"|([^"<>]*?))\s*<([^<>]*)>$/.exec(text) ?? [];
  const sender = { name: quoted ?? plain ?? '', address: address ?? text };
  return isMailAddress(sender.address) && !/\p{Cc}/u.test(sender.name) ? sender : null;
}
