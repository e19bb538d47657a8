/** Where lenders would ask for more than the budget: when, how much, and who helps for free. */
import type { Month } from '@debt-payoff/contract/months';
import { shortfallSentences } from '@debt-payoff/contract/shortfall-sentences';
import { termedPlanTexts } from '@debt-payoff/contract/texts/termed-plan';
import type { StrategyOutcome } from '@debt-payoff/engine';
import { DebtHelpLink } from '../debt-help/debt-help-link.tsx';
import { Banner } from '../ui/banner.tsx';

const { shortfall: texts } = termedPlanTexts;

type ShortfallProps = { readonly results: readonly StrategyOutcome[]; readonly start: Month };

/** In the answer of the calculator. */
export function ShortfallNote({ results, start }: ShortfallProps) {
  const sentences = shortfallSentences(results, start);
  if (sentences.length === 0) return null;
  return (
    <div className="answer-note shortfall-note">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>
        {texts.paidAllTheSame} <Advice />
      </p>
    </div>
  );
}

/** Before strategies that are compared. */
export function ShortfallBanner({ results, start }: ShortfallProps) {
  const sentences = shortfallSentences(results, start);
  if (sentences.length === 0) return null;
  return (
    <Banner kind="warning" title={texts.title}>
      {sentences.join(' ')} {texts.paidAllTheSame} <Advice />
    </Banner>
  );
}

function Advice() {
  return (
    <>
      <DebtHelpLink>Free and confidential debt advice</DebtHelpLink> is there for you.
    </>
  );
}
