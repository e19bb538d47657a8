/** Where no strategy clears the debts: what would, and who helps for free. */

import { count } from '@debt-payoff/contract/counts';
import { formatPence } from '@debt-payoff/contract/money';
import { strategyTexts } from '@debt-payoff/contract/texts/strategies';
import { type Plan, strategies, summarise } from '@debt-payoff/engine';
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
            hasClearingSums={hasClearingSums}
          />
        ))}
      </ul>
      {stuck.length > debtsNamedMost ? (
        <p>The same holds for {count(stuck.length - debtsNamedMost, 'more debt')}.</p>
      ) : null}
      <FreeAdvice />
    </section>
  );
}

function NoneClears({ comparison }: { readonly comparison: Comparison }) {
  if (!comparison.hasClearingSums) return <p>With these payments, {noneClears}</p>;
  return (
    <p>
      With what you pay now, {noneClears}
      <Suspense>
        <LazyClearingExtra plan={comparison.plan} strategy="avalanche" /> That is with avalanche.
      </Suspense>
    </p>
  );
}

/** Places in the plan of the debts that their own payment does not clear. */
function stuckDebts({ debts }: Plan): number[] {
  return debts.flatMap((debt, at) =>
    summarise({ debts: [debt], extraPence: 0 }, strategies.minimum).neverPaysOff ? [at] : [],
  );
}

function StuckDebt(props: {
  readonly name: string;
  readonly plan: Plan;
  readonly debt: number;
  readonly hasClearingSums: boolean;
}) {
  const debt = props.plan.debts[props.debt];
  if (debt === undefined) return null;
  return (
    <li>
      <b>
        <TypedName name={props.name} />
      </b>{' '}
      {formatPence(debt.monthlyPaymentPence)} a month does not clear this debt.
      {props.hasClearingSums ? (
        <Suspense>
          <LazyClearingPayment debt={debt} hasExtra={props.plan.extraPence > 0} />
        </Suspense>
      ) : null}
    </li>
  );
}
