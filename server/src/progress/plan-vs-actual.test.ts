import { describe, expect, it } from 'vitest';
import { aTrackedDebt, paid, rated, stated } from '../forecast/tracked-debt.fixture.ts';
import { planVsActual } from './plan-vs-actual.ts';
import { planVsActualReply } from './plan-vs-actual.wire.ts';

type SpokenDebt = Parameters<typeof aTrackedDebt>[0];

function tell(today: string, ...spoken: readonly SpokenDebt[]) {
  const debts = spoken.map((debt) => aTrackedDebt(debt, today));
  return planVsActualReply(planVsActual(debts, today));
}

/** £600 without interest at £100 a month, added in January: the plan ends in July. */
const untilApril = [paid('2026-02-05', 100), paid('2026-03-05', 100), paid('2026-04-05', 100)];

describe('the promised line', () => {
  it('has a point for each month end, from the month of the start to the last', () => {
    const { promised, plan_started_on, promised_month } = tell('2026-01-10', {});
    expect(plan_started_on).toBe('2026-01-10');
    expect(promised_month).toBe('2026-07');
    expect(promised).toEqual([
      { date: '2026-01-31', balance: 600 },
      { date: '2026-02-28', balance: 500 },
      { date: '2026-03-31', balance: 400 },
      { date: '2026-04-30', balance: 300 },
      { date: '2026-05-31', balance: 200 },
      { date: '2026-06-30', balance: 100 },
      { date: '2026-07-31', balance: 0 },
    ]);
  });

  it('bears the interest of the opening rate, rounded each month', () => {
    // 1% of 1,200.00 is 12.00; of 1,112.00, 11.12; of 1,023.12, 10.2312.
    const { promised } = tell('2026-01-10', { balance: 1_200, rate: 12 });
    expect(promised.slice(0, 4).map(({ balance }) => balance)).toEqual([
      1_200, 1_112, 1_023.12, 933.35,
    ]);
  });

  it('spends what a cleared debt needed on the next', () => {
    // £150 a month: the card takes £100 twice, then the loan takes all of it.
    const { promised } = tell(
      '2026-01-10',
      { name: 'Card', balance: 200, payment: 100 },
      { name: 'Loan', balance: 600, payment: 50 },
    );
    expect(promised.map(({ balance }) => balance)).toEqual([800, 650, 500, 350, 200, 50, 0]);
  });

  it('takes a debt in at the end of the month in which it was added', () => {
    // March: 300 - 2 x 100, and 300 more. April: 100 to each. May: the freed 100 too.
    const { promised, plan_started_on, reasons } = tell(
      '2026-03-20',
      { balance: 300, entries: [paid('2026-02-05', 100), paid('2026-03-05', 100)] },
      { name: 'Store card', on: '2026-03-15', balance: 300 },
    );
    expect(plan_started_on).toBe('2026-01-10');
    expect(promised.map(({ balance }) => balance)).toEqual([300, 200, 400, 200, 0]);
    expect(reasons).toEqual(['You added Store card with £300.00 in March 2026']);
  });

  it('goes on after a gap, where a debt joins when the plan for the others had ended', () => {
    // The others were to be gone in March; the person is late, and adds one in May.
    const { promised } = tell(
      '2026-05-20',
      { balance: 200 },
      { name: 'Store card', on: '2026-05-15', balance: 200 },
    );
    expect(promised.map(({ balance }) => balance)).toEqual([200, 100, 0, 0, 200, 0]);
  });

  it('begins anew with a debt that was added when all others were paid off', () => {
    const { plan_started_on, promised, happened, summary } = tell(
      '2026-04-20',
      { balance: 100, entries: [paid('2026-02-05', 100)] },
      { name: 'Store card', on: '2026-04-15', balance: 200 },
    );
    expect(plan_started_on).toBe('2026-04-15');
    expect(promised.map(({ balance }) => balance)).toEqual([200, 100, 0]);
    expect(happened).toEqual([{ date: '2026-04-20', balance: 200 }]);
    expect(summary).toBe('You are on plan.');
  });
});

describe('the line of what happened', () => {
  it('has a point for each month end up to last month, and today', () => {
    const entries = [...untilApril, stated('2026-03-31', 450)];
    expect(tell('2026-04-20', { entries }).happened).toEqual([
      { date: '2026-01-31', balance: 600 },
      { date: '2026-02-28', balance: 500 },
      { date: '2026-03-31', balance: 450 },
      { date: '2026-04-20', balance: 350 },
    ]);
  });

  it('is today alone on the day on which the debts were added', () => {
    expect(tell('2026-01-10', {}, { balance: 50 }).happened).toEqual([
      { date: '2026-01-10', balance: 650 },
    ]);
  });

  it('takes a debt in from the month in which it was added', () => {
    const later = { name: 'Store card', on: '2026-03-15', balance: 300 };
    const balances = tell('2026-03-20', {}, later).happened.map(({ balance }) => balance);
    expect(balances).toEqual([600, 600, 900]);
  });
});

describe('in words', () => {
  const two: readonly SpokenDebt[] = [
    {
      name: 'Card',
      balance: 200,
      payment: 100,
      entries: [paid('2026-02-05', 100), paid('2026-03-05', 100)],
    },
    {
      name: 'Loan',
      balance: 600,
      payment: 50,
      entries: [paid('2026-02-05', 50), paid('2026-03-05', 50)],
    },
  ];
  it.each<{
    name: string;
    today?: string;
    debts: readonly SpokenDebt[];
    says: string;
    sooner: number | null;
  }>([
    {
      name: 'all paid as planned',
      // 600 - 300, then three months more.
      debts: [{ entries: untilApril }],
      says: 'You are on plan.',
      sooner: 0,
    },
    {
      name: 'a month that is not over is not late',
      today: '2026-04-02',
      debts: [{ entries: untilApril.slice(0, 2) }],
      says: 'You are on plan.',
      sooner: 0,
    },
    {
      name: 'what a cleared debt needed is still to come, in the month and after it',
      // The loan stands at 500; with the card's 100 it takes 150 a month: April to July.
      debts: two,
      says: 'You are on plan.',
      sooner: 0,
    },
    {
      name: 'one large payment',
      // 600 - 100 - 300 - 100 leaves one month: May in place of July.
      debts: [{ entries: [...untilApril, paid('2026-03-20', 200)] }],
      says: 'You are two months ahead of the plan, because you paid £200.00 extra in March 2026.',
      sooner: 2,
    },
    {
      name: 'the usual payment, made before the plan expects the first',
      debts: [{ entries: [paid('2026-01-20', 100), ...untilApril] }],
      says: 'You are one month ahead of the plan, because you paid £100.00 in January 2026, before the first payment of the plan.',
      sooner: 1,
    },
    {
      name: 'two payments alike, of which none dominates',
      debts: [{ entries: [...untilApril, paid('2026-02-20', 100), paid('2026-03-20', 100)] }],
      says: 'You are two months ahead of the plan.',
      sooner: 2,
    },
    {
      name: 'a month left out',
      // 600 - 200 leaves four months: August in place of July.
      debts: [{ entries: [paid('2026-02-05', 100), paid('2026-04-05', 100)] }],
      says: 'One month behind the plan, because in March 2026 you paid £100.00 less than planned. You will be debt free in August 2026.',
      sooner: -1,
    },
    {
      name: 'twelve months, beyond the numbers that are words',
      // Nothing from February 2026 to January 2027, then six months more.
      today: '2027-02-20',
      debts: [{ entries: [] }],
      says: '12 months behind the plan',
      sooner: -12,
    },
    {
      name: 'a balance that was corrected',
      // 300 and 150 are five payments: from May to September.
      debts: [{ entries: [...untilApril, stated('2026-04-10', 450)] }],
      says: 'Two months behind the plan, because you corrected the balance of Barclaycard by £150.00 upwards in April 2026. You will be debt free in September 2026.',
      sooner: -2,
    },
    {
      name: 'a payment that is higher from now on',
      // 300 at £150: June in place of July.
      debts: [{ entries: untilApril, paymentNow: 150 }],
      says: 'You are one month ahead of the plan, because the monthly payment of Barclaycard rose from £100.00 to £150.00.',
      sooner: 1,
    },
    {
      name: 'a rate that rose from nothing to a lot',
      // 300.00 at 10% a month: 230.00, 153.00, 68.30, and a fourth month.
      debts: [{ entries: [...untilApril, rated('2026-04-10', 100)] }],
      says: 'One month behind the plan, because the rate of Barclaycard rose from 0% to 100% in April 2026. You will be debt free in August 2026.',
      sooner: -1,
    },
    {
      name: 'all paid off early',
      debts: [{ entries: [paid('2026-02-05', 600)] }],
      says: 'You are debt free, five months sooner than planned.',
      sooner: 5,
    },
    {
      name: 'all paid off late',
      today: '2026-12-20',
      debts: [{ entries: [paid('2026-12-05', 600)] }],
      says: 'You are debt free.',
      sooner: -5,
    },
    {
      name: 'payments that would never have been enough',
      // A month's interest on 1,000.00 at 30% is 25.00.
      debts: [{ balance: 1_000, rate: 30, payment: 20 }],
      says: "At today's payments these debts would not be cleared. StepChange, National Debtline and MoneyHelper give free, confidential advice.",
      sooner: null,
    },
    {
      name: 'payments that are no longer enough',
      debts: [{ balance: 600, rate: 30, paymentNow: 10 }],
      says: "At today's payments these debts would not be cleared. The plan was to be debt free in August 2026. StepChange, National Debtline and MoneyHelper give free, confidential advice.",
      sooner: null,
    },
    {
      name: 'payments that have become enough',
      today: '2026-01-20',
      // 1,025.00 less 1,025.00 in February.
      debts: [{ balance: 1_000, rate: 30, payment: 20, paymentNow: 1_025 }],
      says: 'You will be debt free in February 2026. The payments that you began with would not have cleared these debts.',
      sooner: null,
    },
    { name: 'no debt', debts: [], says: 'There is no debt in this portfolio yet.', sooner: null },
    {
      name: 'debts that were never owed',
      debts: [{ balance: 0 }],
      says: 'Every debt in this portfolio is paid off.',
      sooner: null,
    },
  ])('$name: $says', ({ today = '2026-04-20', debts, says, sooner }) => {
    const { summary, months_sooner } = tell(today, ...debts);
    expect(summary).toContain(says);
    expect(months_sooner).toBe(sooner);
  });

  it('payments that never clear have no promised line and no months, but a line of what happened', () => {
    const found = tell('2026-02-20', { balance: 1_000, rate: 30, payment: 20 });
    expect(found).toMatchObject({
      plan_started_on: null,
      promised: [],
      promised_month: null,
      expected_month: null,
    });
    expect(found.happened).toHaveLength(2);
  });
});

describe('the reasons', () => {
  it('come with the largest first, at most five, whichever way they point', () => {
    const { reasons, summary } = tell('2026-06-20', {
      balance: 6_000,
      rate: 18,
      payment: 500,
      entries: [
        paid('2026-02-05', 500),
        paid('2026-02-20', 300),
        paid('2026-03-05', 380),
        rated('2026-03-10', 21.9),
        // More than could be interest.
        stated('2026-03-31', 5_100),
        paid('2026-04-05', 490),
        paid('2026-05-05', 501),
        paid('2026-06-05', 500),
      ],
    });
    expect(reasons).toHaveLength(5);
    expect(reasons[0]).toBe('You paid £300.00 extra in February 2026');
    expect(reasons).toContain('In March 2026 you paid £120.00 less than planned');
    expect(reasons).toContain('The rate of Barclaycard rose from 18% to 21.9% in March 2026');
    expect(reasons).not.toContain('You paid £1.00 extra in May 2026');
    expect(summary).not.toContain('should');
  });

  it('do not say that less was paid by anyone who entered the new balance instead', () => {
    const { reasons } = tell('2026-03-20', { entries: [stated('2026-02-20', 500)] });
    expect(reasons).toEqual([
      'You corrected the balance of Barclaycard by £100.00 downwards in February 2026',
    ]);
  });

  it('take the balance stated with a payment for a correction of what was worked out', () => {
    // 600 - 100 would be 500; the creditor says 520.
    const { reasons } = tell('2026-02-20', { entries: [paid('2026-02-05', 100, 520)] });
    expect(reasons).toEqual([
      'You corrected the balance of Barclaycard by £20.00 upwards in February 2026',
    ]);
  });

  it('leave out what was paid beyond all that was owed, and months after the end', () => {
    const { reasons } = tell('2026-12-20', { entries: [paid('2026-02-05', 700)] });
    expect(reasons).toEqual(['You paid £500.00 extra in February 2026']);
  });

  it('cut a long name, and keep one that reads from right to left from turning the words', () => {
    const name = `${'x'.repeat(39)}👩‍👩‍👧${'y'.repeat(400)}`;
    const [long] = tell('2026-02-20', { name, entries: [stated('2026-02-05', 700)] }).reasons;
    expect(long).toContain(`of ${'x'.repeat(39)}👩‍👩‍👧… by £100.00`);
    const arabic = tell('2026-02-20', { name: 'بطاقة', entries: [stated('2026-02-05', 700)] });
    expect(arabic.reasons[0]).toContain('of \u2068بطاقة\u2069 by');
  });
});

it('interest and principal are summed over all debts', () => {
  // 12.00 of the first payment is interest; the other debt bears none.
  const first = { balance: 1_200, rate: 12, entries: [paid('2026-02-05', 100)] };
  const { interest_paid, principal_paid } = tell('2026-02-20', first, {
    entries: [paid('2026-02-05', 100)],
  });
  expect({ interest_paid, principal_paid }).toEqual({ interest_paid: 12, principal_paid: 188 });
});
