import { describe, expect, it } from 'vitest';
import { planFromToday } from '../forecast/first-plan.ts';
import { keptPlanOf } from '../forecast/forecast.ts';
import { aForecast, aPortfolioRow, type SpokenDebt } from '../forecast/portfolio.fixture.ts';
import { paid, rated, refunded, spent, stated } from '../forecast/tracked-debt.fixture.ts';
import { planVsActual } from './plan-vs-actual.ts';
import { planVsActualReply } from './plan-vs-actual.wire.ts';

type Plan = Parameters<typeof aPortfolioRow>[0];

type Situation = {
  readonly name: string;
  readonly today?: string;
  readonly debts: readonly SpokenDebt[];
  readonly first?: Plan;
  readonly plan?: Plan;
  readonly sooner: number;
  readonly because: string;
};

const madeOn = '2026-01-10';

/** The first plan is that of the day on which the debts were added, before anything came to them. */
function tell({ today = '2026-03-20', debts, first = {}, plan = first }: Situation) {
  const atFirst = debts
    .filter(({ on = madeOn }) => on === madeOn)
    .map((debt, at) => ({ id: at + 1, ...debt, entries: [], paymentNow: debt.payment ?? 100 }));
  const { set } = aForecast(madeOn, atFirst, { plan: first });
  const kept = planFromToday(set, {
    plan: keptPlanOf(aPortfolioRow(first)),
    today: madeOn,
    startedOn: madeOn,
  });
  return planVsActualReply(planVsActual(aForecast(today, debts, { plan, kept })));
}

const minimum = { strategy: 'minimum' } as const;
const a = { name: 'A', balance: 1_000, payment: 100 } as const;
const b = { name: 'B', balance: 1_000, payment: 100 } as const;
const bothPaid = [paid('2026-02-05', 100), paid('2026-03-05', 100)];

describe('the only cause, said with its direction', () => {
  it.each<Situation>([
    {
      name: 'more was paid in total, but not to the debt that takes longest',
      first: minimum,
      debts: [
        { ...a, entries: [paid('2026-03-05', 100)] },
        { ...b, balance: 500, entries: [paid('2026-02-05', 400), paid('2026-03-05', 100)] },
      ],
      sooner: -1,
      because: 'you paid other amounts than your first plan had',
    },
    {
      name: 'a month left out, then all at once: £500 in place of the £100 that the plan had by now',
      debts: [{ ...a, balance: 500, payment: 50, entries: [paid('2026-03-10', 500)] }],
      sooner: 8,
      because: 'you paid £400.00 more than your first plan had by now',
    },
    {
      name: 'all at once, then a payment too many, which took nothing off',
      today: '2026-04-20',
      debts: [
        {
          ...a,
          balance: 500,
          payment: 50,
          entries: [paid('2026-02-10', 500), paid('2026-03-10', 50)],
        },
      ],
      sooner: 9,
      because: 'you paid £400.00 more than your first plan had by now',
    },
    {
      name: 'a rate that was far higher for a time and is lower now',
      debts: [
        {
          name: 'A',
          balance: 1_000,
          rate: 10,
          payment: 50,
          entries: [rated('2026-01-25', 90), paid('2026-02-05', 50), rated('2026-03-10', 9)],
        },
      ],
      sooner: -3,
      because: 'the rate of A changed more than once',
    },
    {
      name: 'one rate rose for good, another for a time',
      debts: [
        {
          name: 'A',
          balance: 1_000,
          rate: 10,
          payment: 50,
          entries: [rated('2026-01-25', 90), paid('2026-02-05', 50), rated('2026-03-10', 10)],
        },
        { name: 'B', balance: 10, rate: 10, payment: 1, entries: [rated('2026-03-10', 11)] },
      ],
      sooner: -3,
      because: 'the rates of 2 debts changed',
    },
    {
      name: 'a rate that rose for a time',
      debts: [
        {
          name: 'A',
          balance: 1_000,
          rate: 10,
          payment: 50,
          entries: [rated('2026-01-25', 90), paid('2026-02-05', 50), rated('2026-03-10', 10)],
        },
      ],
      sooner: -4,
      because: 'interest rates changed for a time',
    },
    {
      name: 'spending on the debt that takes longest, a lower balance of the other',
      first: minimum,
      debts: [
        { ...a, entries: [...bothPaid, spent('2026-03-10', 100)] },
        { ...b, entries: [...bothPaid, stated('2026-03-10', 500)] },
      ],
      sooner: -1,
      because: 'spending, charges and stated balances changed what is owed',
    },
    {
      name: 'spending, and as much refunded on a debt that does not take longest',
      first: minimum,
      debts: [
        { ...a, entries: [...bothPaid, spent('2026-03-10', 50)] },
        { ...b, entries: [...bothPaid, refunded('2026-03-10', 50)] },
      ],
      sooner: -1,
      because: 'spending, charges and refunds changed what is owed',
    },
    {
      name: 'a refund',
      debts: [{ ...a, entries: [...bothPaid, refunded('2026-03-10', 100)] }],
      sooner: 1,
      because: 'refunds came to £100.00',
    },
    {
      name: 'a refund and less spending',
      debts: [
        { ...a, entries: [...bothPaid, spent('2026-03-09', 50), refunded('2026-03-10', 150)] },
      ],
      sooner: 1,
      because: 'refunds, less spending and charges, came to £100.00',
    },
    {
      name: 'spending',
      debts: [{ ...a, entries: [...bothPaid, spent('2026-03-10', 100)] }],
      sooner: -1,
      because: 'spending and charges came to £100.00',
    },
    {
      name: 'spending and a smaller refund',
      debts: [
        { ...a, entries: [...bothPaid, spent('2026-03-09', 150), refunded('2026-03-10', 50)] },
      ],
      sooner: -1,
      because: 'spending and charges, less refunds, came to £100.00',
    },
    {
      name: 'a refund and a balance that was stated lower',
      debts: [
        { ...a, entries: [...bothPaid, refunded('2026-03-09', 50), stated('2026-03-10', 700)] },
      ],
      sooner: 1,
      because: 'refunds and stated balances came to £100.00 less than computed',
    },
    {
      name: 'a balance stated as it was computed is no part of the cause',
      debts: [
        { ...a, entries: [...bothPaid, spent('2026-03-09', 100), stated('2026-03-10', 900)] },
      ],
      sooner: -1,
      because: 'spending and charges came to £100.00',
    },
    {
      name: 'more to one debt, and less to the one that takes longest',
      first: minimum,
      debts: [
        { ...a, paymentNow: 50, entries: bothPaid },
        { ...b, paymentNow: 300, entries: bothPaid },
      ],
      sooner: -8,
      because: 'you plan other monthly payments than at first',
    },
    {
      name: 'a strategy that was changed when the month already was another',
      first: minimum,
      plan: { strategy: 'snowball' },
      today: '2026-01-25',
      debts: [
        { ...a, paymentNow: 75 },
        { ...b, payment: 50, paymentNow: 75 },
      ],
      sooner: 6,
      because: 'you share out the monthly payments differently',
    },
    {
      name: 'a strategy that rolls freed payments over',
      first: minimum,
      plan: { strategy: 'snowball' },
      today: '2026-01-25',
      debts: [a, { ...b, payment: 50 }],
      sooner: 6,
      because: 'you changed from minimum to snowball',
    },
    {
      name: 'an own order that was arranged differently',
      first: { strategy: 'custom', order: [1, 2], extra: 100 },
      plan: { strategy: 'custom', order: [2, 1], extra: 100 },
      today: '2026-01-25',
      debts: [
        { ...a, balance: 3_000, rate: 40 },
        { ...b, balance: 3_000, rate: 0 },
      ],
      sooner: -3,
      because: 'you changed your own order',
    },
    {
      name: 'a strategy and an extra, each of which made a part',
      first: minimum,
      plan: { strategy: 'snowball', extra: 50 },
      today: '2026-01-25',
      debts: [a, { ...b, payment: 50 }],
      sooner: 10,
      because:
        'you changed from minimum to snowball and you plan to pay £50.00 a month more than at first',
    },
    {
      name: 'an extra under minimum, where the freed sum does not count',
      first: minimum,
      plan: { ...minimum, extra: 50, correction: 100 },
      today: '2026-01-25',
      debts: [a],
      sooner: 3,
      because: 'you plan to pay £50.00 a month more than at first',
    },
    {
      name: 'a payment of a debt that is paid off, which under minimum goes nowhere',
      first: minimum,
      debts: [
        { ...a, balance: 100, paymentNow: 300, entries: [paid('2026-02-05', 100)] },
        { ...b, paymentNow: 200, entries: bothPaid },
      ],
      sooner: 4,
      because: 'you plan to pay £100.00 a month more than at first',
    },
  ])('$name: because $because', (situation) => {
    const { summary, months_sooner } = tell(situation);
    expect(summary).toContain(`, because ${situation.because}.`);
    expect(months_sooner).toBe(situation.sooner);
  });
});
