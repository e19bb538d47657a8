/** What a portfolio has planned from this month on besides its payments: its next one-offs and pauses. */
import { keptTermsTexts } from '@debt-payoff/contract/texts/kept-terms';
import { planTexts } from '@debt-payoff/contract/texts/plan';
import { oneOffWords, type PlannedOptions, pauseWords } from './planned-words.ts';
import { keyedOneOffs, keyedPauses } from './removed-options.ts';

/** Of many, those that come first; all of them are in the dialog that changes the plan. */
const shownMost = 3;

export function PlannedAhead({ plan, debts }: PlannedOptions) {
  const months = [
    ...keyedOneOffs(plan).map(({ key, option }) => ({
      ...{ key, from: option.month, words: oneOffWords(option, debts) },
    })),
    ...keyedPauses(plan).map(({ key, option }) => ({
      ...{ key, from: option.from_month, words: pauseWords(option) },
    })),
  ].sort((one, other) => (one.from < other.from ? -1 : Number(one.from > other.from)));
  if (months.length === 0) return null;
  const restCount = months.length - shownMost;
  return (
    <div className="planned-ahead small">
      <p>{keptTermsTexts.alsoPlanned}:</p>
      <ul>
        {months.slice(0, shownMost).map(({ key, words }) => (
          <li key={key}>{words}</li>
        ))}
        {restCount > 0 ? <li>{keptTermsTexts.moreAhead(restCount, planTexts.change)}</li> : null}
      </ul>
    </div>
  );
}
