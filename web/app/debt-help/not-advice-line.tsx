/** In one line that we give no debt advice, and who does for free. */
import { shortfallTexts } from '@debt-payoff/contract/texts/shortfall';
import { FreeAdviceSentence } from './free-advice-sentence.tsx';

export function NotAdviceLine() {
  return (
    <p>
      {shortfallTexts.notAdvice} <FreeAdviceSentence />
    </p>
  );
}
