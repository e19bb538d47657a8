/** In one line that we give no debt advice, and who does for free. */
import { shortfallTexts } from '@debt-payoff/contract/texts/shortfall';
import { DebtHelpLink } from './debt-help-link.tsx';

export function NotAdviceLine() {
  return (
    <p>
      {shortfallTexts.notAdvice} <DebtHelpLink>Free and confidential debt advice</DebtHelpLink> is
      there for you.
    </p>
  );
}
