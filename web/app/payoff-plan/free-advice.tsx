/** Who helps for free, where payments do not clear the debts. */
import { debtAdvisers } from '@debt-payoff/contract/debt-advice';
import { strategyTexts } from '@debt-payoff/contract/texts/strategies';

export function FreeAdvice() {
  return (
    <div>
      <p>{strategyTexts.neverClears.advice}</p>
      <ul className="advisers">
        {debtAdvisers.map(({ name, url, phone }) => (
          <li key={name}>
            <a href={url}>{name}</a> <span className="num">{phone}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
