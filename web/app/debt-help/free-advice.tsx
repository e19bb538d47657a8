/** Who helps for free, where payments do not clear the debts. */
import { debtAdvisers } from '@debt-payoff/contract/debt-advice';
import { strategyTexts } from '@debt-payoff/contract/texts/strategies';
import { DebtHelpLink } from './debt-help-link.tsx';
import { PhoneLink } from './phone-link.tsx';

export function FreeAdvice() {
  return (
    <div>
      <p>{strategyTexts.neverClears.advice}</p>
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
