import { expect, it } from 'vitest';
import { planMonthsOf } from './calendar-terms.ts';
import { examplePlan } from './example-plan.ts';
import { addMonths, monthOf } from './months.ts';
import { planFrom } from './plan-from.ts';
import { writePlanLink } from './plan-link.ts';
import type { PlannedDebt } from './planned-debt.ts';
import { readPlanLink } from './read-plan-link.ts';

const card: PlannedDebt = {
  creditor: 'Example card',
  type: 'Credit Card',
  balance: 3_000,
  interestRate: 0,
  monthlyPayment: 120,
  termMonths: null,
  rateKind: 'apr',
  rateChanges: [
    { lastMonth: 18, thenRate: 24.9, thenPayment: 150 },
    { lastMonth: 30, thenRate: 29.9 },
  ],
  fee: 90,
  minimum: { floor: 25, percent: 1, plusInterest: true },
  priority: true,
  takesExtra: false,
};
const hashOf = (plan: Parameters<typeof writePlanLink>[0]) =>
  writePlanLink(plan).replace('/calculator', '');

it.each(['2026-01', '2026-12', '2031-07'])(
  'an example that is opened in %s is the plan that it was made from',
  (opened) => {
    const plan = readPlanLink(hashOf(examplePlan([card], 40)), monthOf(opened));
    if (plan === null || plan === 'unreadable') throw new Error('The link holds no plan.');
    expect(plan).not.toHaveProperty('from');
    expect(plan.extraPayment).toBe(40);
    expect(planMonthsOf(plan, monthOf(opened)).debts).toEqual([card]);
  },
);

it('all months of an example move along with the month in which it is opened', () => {
  const month = (later: number) => addMonths(monthOf('2026-10'), later);
  const planned = (later: number) => ({
    debts: [{ ...plain, terms: { oneOffs: [{ month: month(later + 2), amount: 250 }] } }],
    extraPayment: 0,
    options: {
      oneOffs: [{ month: month(later + 3), amount: 100 }],
      pauses: [{ fromMonth: month(later + 1), toMonth: month(later + 4) }],
      goal: month(later + 24),
    },
  });
  expect(planFrom({ ...planned(0), from: month(0) }, month(15))).toEqual(planned(15));
  expect(planFrom({ ...planned(0), from: month(15) }, month(0))).toEqual(planned(-15));
});

const { rateKind, rateChanges, fee, minimum, priority, takesExtra, ...plain } = card;

it('without a date in it, an example is a link like any other', () => {
  expect(examplePlan([plain])).toEqual({ debts: [plain], extraPayment: 0 });
  expect(examplePlan([{ ...plain, rateKind: 'ear' }])).toEqual({
    debts: [{ ...plain, terms: { rateKind: 'ear' } }],
    extraPayment: 0,
  });
});

it('a plan that is no example keeps its months', () => {
  const { from: _, ...dated } = examplePlan([card]);
  expect(readPlanLink(hashOf(dated), monthOf('2031-07'))).toEqual(dated);
});

it.each([
  ['no month', '2026-13'],
  ['a number', 202601],
  ['so long ago that its months would be past the year 9999', '0001-01'],
])('cannot be read where it counts from %s', (_name, from) => {
  const debt = ['Card', 'Other', 10, 1, 1, null, { oneOffs: [{ month: '9999-01', amount: 1 }] }];
  const text = JSON.stringify({ extraPayment: 0, debts: [debt], from });
  const hash = `#plan=${Buffer.from(text).toString('base64url')}`;
  expect(readPlanLink(hash, monthOf('2026-11'))).toBe('unreadable');
});
