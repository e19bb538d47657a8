/** What is agreed on a saved debt beside its rate: how that changes, what its lender asks for, and how its plan treats it. */
import { poundsFromPence } from '@debt-payoff/contract/money';
import { monthOf, monthsBetween } from '@debt-payoff/contract/months';
import { savedPaymentWords, termsBesideRate } from '@debt-payoff/contract/terms-in-words';
import type { TrackedDebt } from '../forecast/tracked-debts.ts';
import { changeDay } from '../ledger/debt-terms.ts';
import { percentOf } from '../ledger/stated-rate.ts';

/** '0 % to the end of February 2027, then 24.9 %. Minimum 1 % plus interest, at least £25.'; empty without any. */
export function savedTermsWords({ terms, state }: SpokenDebt, today: string): string {
  const thisMonth = monthOf(today);
  const { minimumRule: rule } = terms;
  const ahead = terms.rateChanges.filter((change) => changeDay(change) > today);
  const beside = termsBesideRate(
    {
      interestRate: percentOf(state.rate),
      rateChanges: ahead.map(({ lastMonth, thenThousandths }) => ({
        lastMonth: monthsBetween({ from: thisMonth, to: lastMonth }) + 1,
        thenRate: percentOf({ thousandths: thenThousandths }),
      })),
      minimum: rule && {
        floor: poundsFromPence(rule.floorPence),
        percent: rule.percentBasisPoints / 100,
        plusInterest: rule.plusInterest,
      },
      priority: terms.isPriority,
      takesExtra: terms.takesExtra,
    },
    thisMonth,
  );
  const payments = ahead.flatMap(({ lastMonth, thenPaymentPence: pence }) =>
    pence === null
      ? []
      : [`${savedPaymentWords({ lastMonth, thenPayment: poundsFromPence(pence) })}.`],
  );
  return [beside, ...payments].filter((words) => words !== '').join(' ');
}

type SpokenDebt = Pick<TrackedDebt, 'terms' | 'state'>;
