/** Who helps for free, where payments do not clear the debts or are more than there is. */
import { debtAdvisers } from '@debt-payoff/contract/debt-advice';
import { strategyTexts } from '@debt-payoff/contract/texts/strategies';
import { DebtHelpLink } from './debt-help-link.tsx';
import { PhoneLink } from './phone-link.tsx';

export function FreeAdvice({
  lead = strategyTexts.neverClears.advice,
}: {
  readonly lead?: string;
}) {
  return (
    <div>
      <p>{lead}</p>
      <ul className="advisers">
        {debtAdvisers.map((adviser) => (
          <li key={adviser.name}>
            <a href={adviser.url}>{adviser.name}</a> <PhoneLink {...adviser} />
          </li>
        ))}
        <li>
          <DebtHelpLink />
        </li>
      </ul>
    </div>
  );
}
