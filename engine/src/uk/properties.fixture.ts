/** What holds for every plan, asked of any calculator that takes the call's body. */
import fc from 'fast-check';
import { anyRequest } from './any-request.fixture.ts';
import { type Calculator, goalFigures, withGoalExtra } from './goal-request.fixture.ts';
import { ordersOf, strategiesOf, type UkResult } from './reference.fixture.ts';
import { itemAt, pence, readPlan, sum, type UkRequest } from './reference-plan.fixture.ts';
import { runReference } from './reference-run.fixture.ts';
import { listDebtMonths } from './result-months.fixture.ts';

type Property = (calculate: Calculator, request: UkRequest) => void;

const withoutGoal = anyRequest.map((request) => ({ ...request, targetMonths: null }));
const withGoal = anyRequest.map((request) => ({
  ...request,
  targetMonths: request.targetMonths ?? 24 + request.debts.length,
}));

export const properties: { says: string; requests: fc.Arbitrary<UkRequest>; holds: Property }[] = [
  { says: 'money is conserved with fees', requests: withoutGoal, holds: conserves },
  {
    says: 'avalanche is never dearer than the highest rate now or later',
    requests: withoutGoal,
    holds: looksAheadWell,
  },
  {
    says: 'a goal is met without a shortfall, and not with a penny less',
    requests: withGoal,
    holds: findsGoals,
  },
  {
    says: 'a 0 % deal charges nothing up to and including its last month',
    requests: withoutGoal,
    holds: keepsDeals,
  },
  {
    says: 'a rule never asks for more than is owed',
    requests: withoutGoal,
    holds: asksNoMoreThanIsOwed,
  },
  {
    says: 'the pool reaches no ordinary debt while a priority debt can take it',
    requests: withoutGoal,
    holds: paysPriorityFirst,
  },
];

export function assertProperty(
  { requests, holds }: (typeof properties)[number],
  calculate: Calculator,
  numRuns: number,
): void {
  fc.assert(
    fc.property(requests, (request) => holds(calculate, request)),
    { numRuns },
  );
}

function forEachCleared(
  calculate: Calculator,
  request: UkRequest,
  check: (result: UkResult) => void,
): void {
  for (const name of strategiesOf(request)) {
    const result = calculate(request, name);
    if (!result.neverPaysOff) check(result);
  }
}

/** Said plainly, since it is asked of every debt in every month. */
function must(holds: boolean, says: string): void {
  if (!holds) throw new Error(says);
}

function conserves(calculate: Calculator, request: UkRequest): void {
  const { debts } = readPlan(request);
  forEachCleared(calculate, request, (result) => {
    let owed = sum(debts.map((debt) => debt.opening));
    let interest = 0n;
    for (const { totalBalance, totalInterest, pool, ...month } of listDebtMonths(request, result)) {
      const total = (flow: 'interest' | 'paid' | 'closing' | 'fromPool') =>
        sum(month.debts.map((debt) => debt[flow]));
      must(totalInterest - interest === total('interest'), 'Interest is that of the debts');
      must(totalBalance === owed + total('interest') - total('paid'), 'Nothing comes or goes');
      must(totalBalance === total('closing'), 'The total is that of the debts');
      const canTakeMore = month.debts.some((debt) => debt.takesExtra && debt.closing > 0n);
      must(total('fromPool') <= pool, 'No more than the pool is spent');
      must(!canTakeMore || total('fromPool') === pool, 'What can be taken is spent');
      owed = totalBalance;
      interest = totalInterest;
    }
    must(owed === 0n, 'Nothing is left');
    must(
      pence(result.totalInterestPaid ?? -1) === interest,
      'Total interest is that of the months',
    );
    must(pence(result.totalFees) === sum(debts.map((debt) => debt.fee)), 'Fees are those entered');
  });
}

function looksAheadWell(calculate: Calculator, request: UkRequest): void {
  const plan = readPlan(request);
  if (ordersOf(plan, 'avalanche').length === 1) return;
  const runs = [runReference(plan, { look: 0 }), runReference(plan, { look: 'last' })];
  if (runs.some((run) => run.shortfall)) return;
  const { shortfall, totalInterestPaid } = calculate(request, 'avalanche');
  for (const run of runs.filter(({ isCleared }) => isCleared)) {
    must(shortfall === null, 'There is no shortfall');
    must(totalInterestPaid !== null && pence(totalInterestPaid) <= run.interest, 'None is cheaper');
  }
}

function findsGoals(calculate: Calculator, request: UkRequest): void {
  const months = request.targetMonths ?? 0;
  const owed = sum(readPlan(request).debts.map((debt) => debt.opening));
  for (const name of strategiesOf(request)) {
    const figures = (extra: bigint) =>
      goalFigures(calculate, withGoalExtra(request, extra), name, months);
    const { target } = calculate(request, name);
    must(target !== undefined, 'A goal is answered');
    if (!target) {
      must(figures(owed * 2n) === null, 'Where there is no goal, twice what is owed is too little');
      continue;
    }
    const { monthlyPayment, monthsToPayoff, totalInterestPaid } = target;
    const extra = pence(target.extraPayment);
    const worked = JSON.stringify({ monthlyPayment, monthsToPayoff, totalInterestPaid });
    must(JSON.stringify(figures(extra)) === worked, 'The goal works');
    must(extra === 0n || figures(extra - 1n) === null, 'A penny less does not');
  }
}

function keepsDeals(calculate: Calculator, request: UkRequest): void {
  forEachCleared(calculate, request, (result) => {
    for (const { month, debts } of listDebtMonths(request, result)) {
      for (const [index, { interest }] of debts.entries()) {
        const { interestRate, rateChanges } = itemAt(request.debts, index);
        const isDeal = interestRate === 0 && month <= (rateChanges?.[0]?.lastMonth ?? 0);
        must(!isDeal || interest === 0n, 'A 0 % deal charges nothing');
      }
    }
  });
}

/** Where nothing but what is asked is paid, a rule's debt receives that, and at most what is owed. */
function asksNoMoreThanIsOwed(calculate: Calculator, request: UkRequest): void {
  forEachCleared(calculate, request, (result) => {
    for (const { pool, debts } of listDebtMonths(request, result)) {
      for (const [index, debt] of debts.entries()) {
        must(debt.closing >= 0n, 'No balance falls below nothing');
        must(debt.paid >= debt.required, 'What is asked is paid');
        const hasOnlyRule = itemAt(request.debts, index).minimum && pool === 0n && !debt.named;
        must(!hasOnlyRule || debt.paid === debt.required, 'No more than what is asked is paid');
        must(debt.paid <= debt.opening + debt.interest, 'No more than what is owed is paid');
      }
    }
  });
}

function paysPriorityFirst(calculate: Calculator, request: UkRequest): void {
  forEachCleared(calculate, request, (result) => {
    for (const { debts } of listDebtMonths(request, result)) {
      const isOpen = debts.some((debt) => debt.isPriority && debt.takesExtra && debt.closing > 0n);
      for (const { isPriority, takesExtra, fromPool } of debts) {
        must(takesExtra || fromPool === 0n, 'A debt that takes no extra gets none');
        must(isPriority || !isOpen || fromPool === 0n, 'Priority debts come first');
      }
    }
  });
}
