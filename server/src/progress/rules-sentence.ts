/** What lenders ask for by rules that were set or changed since the first plan. */
import { nameInSentence } from '@debt-payoff/contract/names-in-sentences';
import { planInMonth } from '../forecast/first-plan.ts';
import { forecastDebts, type KeptPlan } from '../forecast/forecast.ts';
import type { TrackedDebt } from '../forecast/tracked-debts.ts';
import { listChangedRules } from './changed-terms.ts';
import { asFirstPlanned, type Comparison } from './comparison.ts';
import { withFirstRules } from './left-out.ts';

export function rulesSentence(compared: Comparison, isSooner: boolean): string {
  const changed = listChangedRules(compared);
  const [only, ...others] = changed;
  const isOne = only !== undefined && others.length === 0;
  const lenders = isOne
    ? `the lender of ${nameInSentence(only.name)} asks`
    : `the lenders of ${changed.length} debts ask`;
  const asked = askedOf(compared);
  const isOfDirection = changed.every(({ id }) => asked(id) === (isSooner ? 'more' : 'less'));
  return isOfDirection
    ? `${lenders} for ${isSooner ? 'more' : 'less'} than your first plan had`
    : `${lenders} for another minimum than in your first plan`;
}

/** Of a debt: more or less both than the plan asked for on what is owed today, and than would be asked without the change. */
function askedOf(compared: Comparison): (id: number) => 'more' | 'less' | null {
  const { debts, plan, firstPlan, today } = compared;
  const now = requiredBy(debts, { plan, today });
  const others = [
    requiredBy(withFirstRules(compared), { plan, today }),
    requiredBy(asFirstPlanned(compared), { plan: planInMonth(firstPlan, today), today }),
  ];
  return (id) => {
    const pence = now.get(id) ?? 0;
    if (others.every((required) => pence > (required.get(id) ?? 0))) return 'more';
    return others.every((required) => pence < (required.get(id) ?? 0)) ? 'less' : null;
  };
}

function requiredBy(
  debts: readonly TrackedDebt[],
  at: { readonly plan: KeptPlan; readonly today: string },
): ReadonlyMap<number, number> {
  const { forecast } = forecastDebts(debts, at);
  return new Map(debts.map(({ id }, place) => [id, forecast.debts[place]?.requiredPence ?? 0]));
}
