/** One sentence: that debt advice is free and confidential, with the way to it. */
import { shortfallTexts } from '@debt-payoff/contract/texts/shortfall';
import { DebtHelpLink } from './debt-help-link.tsx';

export function FreeAdviceSentence() {
  return (
    <>
      <DebtHelpLink>{shortfallTexts.freeAdvice}</DebtHelpLink> {shortfallTexts.isThereForYou}.
    </>
  );
}
