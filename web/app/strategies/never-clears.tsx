/** Where no strategy clears the debts: what would, and who helps for free. */

import { count } from '@debt-payoff/contract/counts';
import { formatPence } from '@debt-payoff/contract/money';
import { strategyTexts } from '@debt-payoff/contract/texts/strategies';
import { type Plan, planOfOne, summarise } from '@debt-payoff/engine';
import { Suspense, useMemo } from 'react';
import { FreeAdvice } from '../debt-help/free-advice.tsx';
import { TypedName } from '../ui/typed-name.tsx';
import { LazyClearingExtra, LazyClearingPayment } from './clearing-sums.lazy.ts';
import type { Comparison } from './comparison.ts';
import { noneClears } from './sentences.ts';

const debtsNamedMost = 5;

export function NeverClears({ comparison }: { readonly comparison: Comparison }) {
  const { plan, debtNames, hasClearingSums } = comparison;
  const stuck = useMemo(() => stuckDebts(plan), [plan]);
  return (
    <section className="card stack" aria-labelledby="verdict">
      <h2 className="h3" id="verdict">
        {strategyTexts.neverClears.title}
      </h2>
      <NoneClears comparison={comparison} />
      <ul className="stack">
        {stuck.slice(0, debtsNamedMost).map((debt) => (
          <StuckDebt
            key={debt}
            name={debtNames[debt] ?? ''}
            plan={plan}
            debt={debt}
            terms={comparison.terms}
            hasClearingSums={hasClearingSums}
          />
        ))}
      </ul>
      {stuck.length > debtsNamedMost ? (
        <p>The same holds for {count(stuck.length - debtsNamedMost, 'more debt')}.</p>
      ) : null}
      {/* Where there is not enough, it stands above already. */}
      {comparison.hasShortfall ? null : <FreeAdvice />}
    </section>
  );
}

function NoneClears({ comparison }: { readonly comparison: Comparison }) {
  if (!comparison.hasClearingSums) return <p>With these payments, {noneClears}</p>;
  return (
    <p>
      With what you pay now, {noneClears}
      <Suspense>
        <LazyClearingExtra
          plan={comparison.plan}
          strategy="avalanche"
          note=" That is with avalanche."
        />
      </Suspense>
    </p>
  );
}

/** Places in the plan of the debts that their own payment does not clear; 'minimum' would leave out what is paid above a rule. */
function stuckDebts(plan: Plan): number[] {
  return plan.debts.flatMap((_, at) =>
    summarise(planOfOne(plan, at), 'avalanche').neverPaysOff ? [at] : [],
  );
}

function StuckDebt(props: {
  readonly name: string;
  readonly plan: Plan;
  readonly debt: number;
  readonly terms: Comparison['terms'];
  readonly hasClearingSums: boolean;
}) {
  const debt = props.plan.debts[props.debt];
  if (debt === undefined) return null;
  return (
    <li>
      <b>
        <TypedName name={props.name} />
      </b>{' '}
      {/* With terms, what is paid to it may change from month to month. */}
      {props.terms?.ownPaymentNeverClears ??
        `${formatPence(debt.monthlyPaymentPence)} a month does not clear this debt.`}
      {props.hasClearingSums && props.terms === null ? (
        <Suspense>
          <LazyClearingPayment debt={debt} hasExtra={props.plan.extraPence > 0} />
        </Suspense>
      ) : null}
    </li>
  );
}
