/** A number to ring, within a sentence that has named who answers. */
import { type debtAdvisers, phoneHref } from '@debt-payoff/contract/debt-advice';

export function PhoneLink({ name, phone }: (typeof debtAdvisers)[number]) {
  return (
    <a className="num" href={phoneHref(phone)} aria-label={`Ring ${name} on ${phone}`}>
      {phone}
    </a>
  );
}
