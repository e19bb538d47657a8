import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRequest } from './any-request.fixture.ts';
import { referenceParts, referenceResults, type UkResults } from './reference.fixture.ts';
import { readPlan, type UkDebt, type UkRequest } from './reference-plan.fixture.ts';
import { runReference } from './reference-run.fixture.ts';

const seed = 23;
const isFull = process.env.PROOF === 'full';

/** What the requests must use, with the least share of them that does, in percent. */
const inRequests: [string, number, (request: UkRequest) => boolean][] = [
  ['APR', 60, some((debt) => debt.rateKind === 'apr')],
  ['EAR', 10, some((debt) => debt.rateKind === 'ear')],
  ['simple', 10, some((debt) => debt.rateKind === 'simple')],
  ['monthly', 10, some((debt) => debt.rateKind === 'monthly')],
  ['a kind of null', 5, some((debt) => debt.rateKind === null)],
  ['no kind', 5, some((debt) => debt.rateKind === undefined)],
  ['one change', 30, some((debt) => debt.rateChanges?.length === 1)],
  ['several changes', 10, some((debt) => (debt.rateChanges?.length ?? 0) > 1)],
  ['ten changes', 1, some((debt) => debt.rateChanges?.length === 10)],
  ['a new payment', 10, some((debt) => debt.rateChanges?.some((c) => c.thenPayment) ?? false)],
  ['a fee', 15, some((debt) => (debt.fee ?? 0) > 0)],
  ['a fixed minimum', 5, some(({ minimum }) => !!minimum?.floor && !minimum.percent)],
  ['no minimum', 2, some(({ minimum }) => minimum?.floor === 0 && !minimum.percent)],
  ['a percentage', 10, some(({ minimum }) => !!minimum?.percent && !minimum.plusInterest)],
  ['a percentage plus interest', 30, some(({ minimum }) => minimum?.plusInterest === true)],
  ['a rule without a payment', 20, some((debt) => !!debt.minimum && debt.monthlyPayment == null)],
  ['a payment of 0', 5, some((debt) => !debt.minimum && debt.monthlyPayment === 0)],
  ['a priority debt', 20, some((debt) => debt.priority === true)],
  ['a debt that takes no extra', 15, some((debt) => debt.takesExtra === false)],
  ['a tiny balance', 5, some((debt) => debt.balance < 5)],
  ['a huge balance', 5, some((debt) => debt.balance >= 1_000_000)],
  ['equal balances', 5, (request) => hasTwins(request.debts.map((debt) => debt.balance))],
  ['equal rates of two kinds', 3, hasEqualRates],
  ['a whole order', 10, ({ debts, customOrder }) => customOrder?.length === debts.length],
  [
    'a part of an order',
    10,
    ({ debts, customOrder }) => !!customOrder && customOrder.length < debts.length,
  ],
  ['a named one-off', 15, ({ oneOffs }) => oneOffs?.some(({ debt }) => debt != null) ?? false],
  ['an unnamed one-off', 15, ({ oneOffs }) => oneOffs?.some(({ debt }) => debt == null) ?? false],
  ['two one-offs in a month', 8, ({ oneOffs }) => hasTwins((oneOffs ?? []).map((o) => o.month))],
  ['pauses that overlap', 5, (request) => hasPauses(request, (gap) => gap <= 0)],
  ['pauses that meet', 2, (request) => hasPauses(request, (gap) => gap === 1)],
  ['no extra', 8, ({ extraPayment }) => extraPayment === 0],
];

/** What must come up in their results. */
const inResults: [string, number, (request: UkRequest, results: UkResults) => boolean][] = [
  ['a shortfall', 8, any((result) => result.shortfall !== null)],
  [
    'a look ahead',
    10,
    (_, { avalanche }) => avalanche?.lookAhead !== undefined && avalanche.lookAhead !== 0,
  ],
  ['looks that differ', 15, (request) => looksDiffer(request)],
  ['a goal that cannot be met', 3, any((result) => result.target === null)],
  ['a goal that is met already', 5, any((result) => result.target?.extraPayment === 0)],
  ['a goal that takes more', 10, any((result) => (result.target?.extraPayment ?? 0) > 0)],
  ['a plan that never clears', 3, any((result) => result.neverPaysOff)],
  [
    'only minimum never clears',
    1,
    (_, results) => !!results.minimum?.neverPaysOff && !results.avalanche?.neverPaysOff,
  ],
  [
    '60 to 400 months',
    15,
    any(
      ({ monthsToPayoff }) =>
        monthsToPayoff !== null && monthsToPayoff >= 60 && monthsToPayoff <= 400,
    ),
  ],
  ['a one-off for a cleared debt', 3, namesClearedDebt],
];

describe('random requests', () => {
  const requests = fc.sample(anyRequest, { seed, numRuns: 500 });

  it.each(inRequests)('often have %s', (_, least, has) => {
    expect(shareOf(requests.map(has))).toBeGreaterThanOrEqual(least);
  });

  const worked = requests
    .slice(0, isFull ? 500 : 40)
    .map((request) => ({ request, results: referenceResults(request) }));

  it.each(inResults)('often bring %s', (_, least, has) => {
    const found = worked.map(({ request, results }) => has(request, results));
    expect(shareOf(found)).toBeGreaterThanOrEqual(least);
  });
});

const shareOf = (found: readonly boolean[]): number =>
  (found.filter(Boolean).length / found.length) * 100;

function some(has: (debt: UkDebt) => boolean): (request: UkRequest) => boolean {
  return (request) => request.debts.some(has);
}

function any(
  has: (result: NonNullable<UkResults['minimum']>) => boolean,
): (request: UkRequest, results: UkResults) => boolean {
  return (_, results) => Object.values(results).some(has);
}

const hasTwins = (values: readonly unknown[]): boolean => new Set(values).size < values.length;

function hasEqualRates({ debts }: UkRequest): boolean {
  const kindsOf = Map.groupBy(
    debts.filter((debt) => debt.interestRate > 0),
    (debt) => referenceParts(debt.rateKind, debt.interestRate),
  );
  return kindsOf.values().some((same) => new Set(same.map((debt) => debt.rateKind)).size > 1);
}

/** Whether two pauses lie so far apart; 1 means that one begins in the month after the other. */
function hasPauses({ pauses }: UkRequest, lies: (gap: number) => boolean): boolean {
  const inTurn = (pauses ?? []).toSorted((a, b) => a.fromMonth - b.fromMonth);
  return inTurn.some((pause, index) => {
    const next = inTurn[index + 1];
    return next !== undefined && lies(next.fromMonth - pause.toMonth);
  });
}

function looksDiffer(request: UkRequest): boolean {
  const plan = readPlan(request);
  const [now, later] = [runReference(plan, { look: 0 }), runReference(plan, { look: 'last' })];
  return now.interest !== later.interest;
}

function namesClearedDebt({ oneOffs }: UkRequest, { avalanche }: UkResults): boolean {
  return (oneOffs ?? []).some(({ month, debt }) => {
    const before = avalanche?.monthlyDetails[month - 2];
    return debt != null && before?.debts[debt]?.paid_off === true && before.total_balance > 0;
  });
}
