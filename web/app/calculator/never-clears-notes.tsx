/** Debts that the payments do not clear: why, what would clear them, and who helps for free. Few need its code. */

import { findSeries } from '@debt-payoff/charts/balance-series';
import { clearingPaymentSentence } from '@debt-payoff/contract/clearing-sentences';
import { debtAdvisers } from '@debt-payoff/contract/debt-advice';
import { comparedOrder, strategyLabel } from '@debt-payoff/contract/debt-types';
import { yearsMax } from '@debt-payoff/contract/years-max';
import type { Debt, Plan, StrategyName } from '@debt-payoff/engine';
import { memo, useContext } from 'react';
import { DebtHelpLink } from '../debt-help/debt-help-link.tsx';
import { ClearingExtra } from '../payoff-plan/clearing-extra.tsx';
import { loadTermed } from '../payoff-plan/load-termed.ts';
import { lazyNotice } from '../ui/lazy-notice.ts';
import { HasExtra } from './has-extra.ts';
import { belowInterestSentence, isStuck, stuckSentence } from './stuck-debts.ts';

export function NeverClearsReason(props: {
  readonly plan: Plan;
  readonly debtNames: readonly string[];
}) {
  return <p className="wrap-anywhere">{stuckSentence(props.plan, props.debtNames)}</p>;
}

/** Takes many runs of the plan, so it is not done again for a plan that is the same. */
export const NeverClearsAdvice = memo(function NeverClearsAdvice({
  plan,
}: {
  readonly plan: Plan;
}) {
  const endless = comparedOrder.filter((name) => findSeries(plan, name) === null);
  if (endless.length === 0) return null;
  const isEndless = endless.length === comparedOrder.length;
  if (plan.terms === undefined || isEndless || !endless.includes('minimum')) {
    return <ClearingNote plan={plan} endless={endless} isEndless={isEndless} />;
  }
  // Of minimum it is said in words of its own: others pay more than is asked.
  const others = endless.filter((name) => name !== 'minimum');
  return (
    <>
      {others.length === 0 ? null : <ClearingNote plan={plan} endless={others} isEndless={false} />}
      <LazyOnlyAsked />
    </>
  );
});

function ClearingNote({
  plan,
  endless,
  isEndless,
}: {
  readonly plan: Plan;
  readonly endless: readonly StrategyName[];
  /** Whether no strategy clears the debts. */
  readonly isEndless: boolean;
}) {
  return (
    <div className="answer-note">
      {isEndless ? (
        <p>
          <ClearingExtra
            plan={plan}
            strategy="avalanche"
            isFirst={true}
            note={plan.debts.length > 1 ? ' That is with avalanche.' : ''}
          />
        </p>
      ) : (
        endless.map((name) => (
          <p key={name}>
            {`${strategyLabel(name)} would not clear these debts within ${yearsMax} years.`}
            <ClearingExtra plan={plan} strategy={name} />
          </p>
        ))
      )}
      <p>
        If more is out of reach, the free advisers at the foot of this page can help.{' '}
        <DebtHelpLink />.
      </p>
    </div>
  );
}

const LazyOnlyAsked = lazyNotice(async () => (await loadTermed()).OnlyAskedNeverClears);

/** Of debts that are cleared only because more goes to them than their own payment. */
export function BelowInterestNote(props: {
  readonly plan: Plan;
  readonly debtNames: readonly string[];
}) {
  const sentence = belowInterestSentence(props);
  return sentence === '' ? null : (
    <div className="answer-note wrap-anywhere">
      <p>
        {sentence} If that is out of reach, <DebtHelpLink>free advisers can help</DebtHelpLink>.
      </p>
    </div>
  );
}

/** Said at a debt's row, after what its first payment does. */
export function DebtClearingAdvice({ debt }: { readonly debt: Debt }) {
  const hasExtra = useContext(HasExtra);
  const [first, second] = debtAdvisers;
  return (
    <>
      {` ${whyNeverCleared(debt)}${clearingPaymentSentence(debt, { hasExtra })}`} If more is out of
      reach, <a href={first.url}>{first.name}</a> and <a href={second.url}>{second.name}</a> give
      free, confidential advice. <DebtHelpLink />.
    </>
  );
}

/** Rates above are rare, and mostly a slip of the decimal point. */
const usualRateMaxBasisPoints = 5_000;

function whyNeverCleared(debt: Debt): string {
  const { rateBasisPoints } = debt;
  if (!isStuck(debt)) return `It would not be cleared within ${yearsMax} years. `;
  return rateBasisPoints > usualRateMaxBasisPoints
    ? `Is the rate right? ${rateBasisPoints / 100}% a year is unusually high. `
    : '';
}
