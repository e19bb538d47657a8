/** The months of a result in pence, with what went to each debt and why. */
import type { UkResult } from './reference.fixture.ts';
import {
  itemAt,
  pence,
  type ReferencePlan,
  readPlan,
  requiredPayment,
  smaller,
  type UkRequest,
} from './reference-plan.fixture.ts';

export type ResultDebtMonth = {
  opening: bigint;
  interest: bigint;
  paid: bigint;
  closing: bigint;
  required: bigint;
  named: bigint;
  fromPool: bigint;
  isPriority: boolean;
  takesExtra: boolean;
};
export type ResultMonth = {
  month: number;
  totalBalance: bigint;
  totalInterest: bigint;
  pool: bigint;
  debts: ResultDebtMonth[];
};

export function listDebtMonths(request: UkRequest, result: UkResult): ResultMonth[] {
  const plan = readPlan(request);
  let openings = plan.debts.map((debt) => debt.opening);
  return result.monthlyDetails.map((detail) => {
    const debts = detail.debts.map((entry, index) => {
      const { isPriority, takesExtra } = itemAt(plan.debts, index);
      const opening = itemAt(openings, index);
      const paid = pence(entry.monthly_payment);
      const closing = pence(entry.balance);
      // What was charged is what the entry leaves no other reason for.
      const interest = closing + paid - opening;
      const required = requiredIn(plan, index, detail.month, opening);
      const owed = opening + interest - required;
      const named = namedFor(plan, index, detail.month, owed);
      const fromPool = paid - required - named;
      const flows = { opening, interest, paid, closing, required, named, fromPool };
      return { ...flows, isPriority, takesExtra };
    });
    openings = debts.map((debt) => debt.closing);
    return {
      month: detail.month,
      totalBalance: pence(detail.total_balance),
      totalInterest: pence(detail.total_interest_paid),
      pool: pence(detail.available_extra),
      debts,
    };
  });
}

function requiredIn(plan: ReferencePlan, index: number, month: number, opening: bigint): bigint {
  return opening === 0n ? 0n : requiredPayment(itemAt(plan.debts, index), opening, month);
}

/** One-offs that name a debt go to it up to what it owes. */
function namedFor(plan: ReferencePlan, index: number, month: number, owed: bigint): bigint {
  const amounts = plan.oneOffs.filter((oneOff) => oneOff.month === month && oneOff.debt === index);
  return smaller(
    owed,
    amounts.reduce((total, { amount }) => total + amount, 0n),
  );
}
