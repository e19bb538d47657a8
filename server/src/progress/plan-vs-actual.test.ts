import { describe, expect, it } from 'vitest';
import { planFromToday } from '../forecast/first-plan.ts';
import { keptPlanOf } from '../forecast/forecast.ts';
import { aForecast, aPortfolioRow, type SpokenDebt } from '../forecast/portfolio.fixture.ts';
import { paid, paidBefore, rated, stated } from '../forecast/tracked-debt.fixture.ts';
import { type TrackedDebt, withEntries } from '../forecast/tracked-debts.ts';
import { planVsActual } from './plan-vs-actual.ts';
import { planVsActualReply } from './plan-vs-actual.wire.ts';

type Plan = NonNullable<Parameters<typeof aForecast>[2]>;

function tell(today: string, ...debts: readonly SpokenDebt[]) {
  return tellOf(today, debts);
}

function tellOf(today: string, debts: readonly SpokenDebt[], plan: Plan = {}) {
  return planVsActualReply(planVsActual(aForecast(today, debts, plan)));
}

/** £600 without interest at £100 a month, added in January: the plan ends in July. */
const untilApril = [paid('2026-02-05', 100), paid('2026-03-05', 100), paid('2026-04-05', 100)];

describe('the line of the first plan', () => {
  it('has a point for each month end, from the month of the start to the last', () => {
    const { first_plan, plan_started_on, first_plan_month } = tell('2026-01-10', {});
    expect(plan_started_on).toBe('2026-01-10');
    expect(first_plan_month).toBe('2026-07');
    expect(first_plan).toEqual([
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
    const { first_plan } = tell('2026-01-10', { balance: 1_200, rate: 12 });
    expect(first_plan.slice(0, 4).map(({ balance }) => balance)).toEqual([
      1_200, 1_112, 1_023.12, 933.35,
    ]);
  });

  it('spends what a cleared debt needed on the next', () => {
    // £150 a month: the card takes £100 twice, then the loan takes all of it.
    const { first_plan } = tell(
      '2026-01-10',
      { name: 'Card', balance: 200, payment: 100 },
      { name: 'Loan', balance: 600, payment: 50 },
    );
    expect(first_plan.map(({ balance }) => balance)).toEqual([800, 650, 500, 350, 200, 50, 0]);
  });

  it('has the debts of its first seven days, and not those that were added later', () => {
    const week = { name: 'Store card', on: '2026-01-16', balance: 100 };
    expect(tell('2026-01-20', {}, week).first_plan[0]?.balance).toBe(700);
    const later = { ...week, on: '2026-01-17' };
    const { first_plan, summary } = tell('2026-01-20', {}, later);
    expect(first_plan[0]?.balance).toBe(600);
    // 700 at 200 a month: May in place of July.
    expect(summary).toBe(
      'As things stand, you could be debt free in May 2026, 2 months sooner than in your first plan, because you added Store card with £100.00, at £100.00 a month, in January 2026.',
    );
  });

  it('begins anew with a debt that was added when all others were paid off', () => {
    const { plan_started_on, first_plan, actual, summary } = tell(
      '2026-04-20',
      { balance: 100, entries: [paid('2026-02-05', 100)] },
      { name: 'Store card', on: '2026-04-15', balance: 200 },
    );
    expect(plan_started_on).toBe('2026-04-15');
    expect(first_plan.map(({ balance }) => balance)).toEqual([200, 100, 0]);
    expect(actual).toEqual([{ date: '2026-04-20', balance: 200 }]);
    expect(summary).toBe('You are on your first plan: you could be debt free in June 2026.');
  });
});

describe('the line of what was owed', () => {
  it('has a point for each month end up to last month, and today', () => {
    const entries = [...untilApril, stated('2026-03-31', 450)];
    expect(tell('2026-04-20', { entries }).actual).toEqual([
      { date: '2026-01-31', balance: 600 },
      { date: '2026-02-28', balance: 500 },
      { date: '2026-03-31', balance: 450 },
      { date: '2026-04-20', balance: 350 },
    ]);
  });

  it('is today alone on the day on which the debts were added', () => {
    expect(tell('2026-01-10', {}, { balance: 50 }).actual).toEqual([
      { date: '2026-01-10', balance: 650 },
    ]);
  });

  it('takes a debt in from the month in which it was added', () => {
    const later = { name: 'Store card', on: '2026-03-15', balance: 300 };
    const balances = tell('2026-03-20', {}, later).actual.map(({ balance }) => balance);
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
  const onPlan = 'You are on your first plan: you could be debt free in July 2026.';
  it.each<{
    name: string;
    today?: string;
    debts: readonly SpokenDebt[];
    plan?: Plan;
    says: string;
    sooner: number | null;
  }>([
    {
      name: 'all paid as planned',
      // 600 - 300, then three months more.
      debts: [{ entries: untilApril }],
      says: onPlan,
      sooner: 0,
    },
    {
      name: 'a month that is not over is not late',
      today: '2026-04-02',
      debts: [{ entries: untilApril.slice(0, 2) }],
      says: onPlan,
      sooner: 0,
    },
    {
      name: 'what a cleared debt needed is still to come, in the month and after it',
      // The loan stands at 500; with the card's 100 it takes 150 a month: April to July.
      debts: two,
      says: onPlan,
      sooner: 0,
    },
    {
      name: 'one large payment',
      // 600 - 100 - 300 - 100 leaves one month: May in place of July.
      debts: [{ entries: [...untilApril, paid('2026-03-20', 200)] }],
      says: 'As things stand, you could be debt free in May 2026, 2 months sooner than in your first plan, because you paid £200.00 more than your first plan had by now.',
      sooner: 2,
    },
    {
      name: 'the usual payment, made before the plan has the first',
      debts: [{ entries: [paid('2026-01-20', 100), ...untilApril] }],
      says: '1 month sooner than in your first plan, because you paid £100.00 more than your first plan had by now.',
      sooner: 1,
    },
    {
      name: 'a payment dated before its debt, which the balance entered did not have',
      debts: [{ entries: [paid('2025-12-20', 100), ...untilApril] }],
      says: '1 month sooner than in your first plan, because you paid £100.00 more than your first plan had by now.',
      sooner: 1,
    },
    {
      name: 'a payment dated before its debt, which the balance entered already had',
      debts: [{ entries: [paidBefore('2025-12-20', 100), ...untilApril] }],
      says: onPlan,
      sooner: 0,
    },
    {
      name: 'one that a balance stated later already has: neither it nor a rate is the cause',
      debts: [{ entries: [stated('2026-01-10', 500), paid('2025-12-20', 100), ...untilApril] }],
      says: 'you could be debt free in June 2026, 1 month sooner than in your first plan.',
      sooner: 1,
    },
    {
      name: 'two payments of one kind are one cause',
      debts: [{ entries: [...untilApril, paid('2026-02-20', 100), paid('2026-03-20', 100)] }],
      says: '2 months sooner than in your first plan, because you paid £200.00 more than your first plan had by now.',
      sooner: 2,
    },
    {
      name: 'a month left out',
      // 600 - 200 leaves four months: August in place of July.
      debts: [{ entries: [paid('2026-02-05', 100), paid('2026-04-05', 100)] }],
      says: 'As things stand, you could be debt free in August 2026, 1 month later than in your first plan, because you paid £100.00 less than your first plan had by now.',
      sooner: -1,
    },
    {
      name: 'a month left out and made up for',
      debts: [{ entries: [paid('2026-02-05', 100), paid('2026-04-05', 200)] }],
      says: onPlan,
      sooner: 0,
    },
    {
      name: 'twelve months',
      // Nothing from February 2026 to January 2027, then six months more.
      today: '2027-02-20',
      debts: [{ entries: [] }],
      says: '12 months later than in your first plan',
      sooner: -12,
    },
    {
      name: 'a balance that was stated',
      // 300 and 150 are five payments: from May to September.
      debts: [{ entries: [...untilApril, stated('2026-04-10', 450)] }],
      says: 'As things stand, you could be debt free in September 2026, 2 months later than in your first plan, because balances that you stated came to £150.00 more than computed.',
      sooner: -2,
    },
    {
      name: 'statements in place of payments, as planned',
      debts: [{ entries: [stated('2026-02-20', 500), stated('2026-03-20', 400)] }],
      says: onPlan,
      sooner: 0,
    },
    {
      name: 'statements in place of payments, with the interest in them: nobody paid less',
      // 1% a month: 600.00 and 6.00 less 100 is 506.00; 506.00 and 5.06 less 100 is 411.06.
      debts: [{ rate: 12, entries: [stated('2026-02-20', 506), stated('2026-03-20', 411.06)] }],
      says: 'You are on your first plan: you could be debt free in August 2026.',
      sooner: 0,
    },
    {
      name: 'statements in place of payments, above the plan: nobody paid less',
      // 600 - 100 - 200, and 100 a month from April on: June.
      debts: [{ entries: [stated('2026-02-20', 500), stated('2026-03-20', 300)] }],
      says: 'As things stand, you could be debt free in June 2026, 1 month sooner than in your first plan.',
      sooner: 1,
    },
    {
      name: 'a payment that is higher from now on',
      // 300 at £150: June in place of July.
      debts: [{ entries: untilApril, paymentNow: 150 }],
      says: '1 month sooner than in your first plan, because you plan to pay £50.00 a month more than at first.',
      sooner: 1,
    },
    {
      name: 'an extra from now on',
      debts: [{ entries: untilApril }],
      plan: { plan: { extra: 50 } },
      says: '1 month sooner than in your first plan, because you plan to pay £50.00 a month more than at first.',
      sooner: 1,
    },
    {
      name: 'a strategy that changes nothing is not named as a cause',
      debts: [{ entries: untilApril }],
      plan: { plan: { strategy: 'snowball', extra: 50 } },
      says: '1 month sooner than in your first plan, because you plan to pay £50.00 a month more than at first.',
      sooner: 1,
    },
    {
      name: 'a rate that rose from nothing to a lot',
      // 300.00 at 10% a month: 230.00, 153.00, 68.30, and a fourth month.
      debts: [{ entries: [...untilApril, rated('2026-04-10', 100)] }],
      says: '1 month later than in your first plan, because the rate of Barclaycard rose from 0% to 100%.',
      sooner: -1,
    },
    {
      name: 'a rate that rose and fell again: nothing is left of it',
      debts: [{ entries: [...untilApril, rated('2026-04-10', 100), rated('2026-04-11', 0)] }],
      says: onPlan,
      sooner: 0,
    },
    {
      name: 'two rises in a row are one cause',
      debts: [{ entries: [...untilApril, rated('2026-04-10', 50), rated('2026-04-11', 100)] }],
      says: '1 month later than in your first plan, because the rate of Barclaycard rose from 0% to 100%.',
      sooner: -1,
    },
    {
      name: 'all paid off early',
      debts: [{ entries: [paid('2026-02-05', 600)] }],
      says: 'Every debt in this portfolio is paid off, 5 months sooner than in your first plan, because you paid £400.00 more than your first plan had by now.',
      sooner: 5,
    },
    {
      name: 'all paid off late',
      today: '2026-12-20',
      debts: [{ entries: [paid('2026-12-05', 600)] }],
      says: 'Every debt in this portfolio is paid off.',
      sooner: -5,
    },
    {
      name: 'payments that would never have been enough',
      // A month's interest on 1,000.00 at 30% is 25.00.
      debts: [{ balance: 1_000, rate: 30, payment: 20 }],
      says: "At today's payments not every debt would be cleared.",
      sooner: null,
    },
    {
      name: 'payments that are no longer enough',
      debts: [{ balance: 600, rate: 30, paymentNow: 10 }],
      says: "At today's payments not every debt would be cleared. Your first plan had August 2026.",
      sooner: null,
    },
    {
      name: 'payments that have become enough',
      today: '2026-01-20',
      // 1,025.00 less 1,025.00 in February.
      debts: [{ balance: 1_000, rate: 30, payment: 20, paymentNow: 1_025 }],
      says: 'As things stand, you could be debt free in February 2026. Your first plan would not have cleared these debts.',
      sooner: null,
    },
    { name: 'no debt', debts: [], says: 'There is no debt in this portfolio yet.', sooner: null },
    {
      name: 'debts that were never owed',
      debts: [{ balance: 0 }],
      says: 'Every debt in this portfolio is paid off.',
      sooner: null,
    },
  ])('$name: $says', ({ today = '2026-04-20', debts, plan, says, sooner }) => {
    const { summary, months_sooner } = tellOf(today, debts, plan);
    expect(summary).toContain(says);
    expect(months_sooner).toBe(sooner);
  });

  it.each<[string, ReturnType<typeof tell>['outcome'], readonly SpokenDebt[]]>([
    ['no debt', 'no_debts', []],
    ['debts that were never owed', 'no_debts', [{ balance: 0 }]],
    ['something owed', 'clears', [{}]],
    ['all paid off', 'debt_free', [{ entries: [paid('2026-02-05', 600)] }]],
    ['payments below the interest', 'never', [{ balance: 1_000, rate: 30, payment: 20 }]],
  ])('%s: the outcome is %s', (_, outcome, debts) => {
    expect(tell('2026-04-20', ...debts).outcome).toBe(outcome);
  });

  it('says whether the summary names the cause, which it does where there is one for all of the difference', () => {
    const missed = { entries: untilApril.slice(1) };
    const named = tell('2026-04-20', missed);
    expect([named.causes.length, named.is_cause_in_summary]).toEqual([1, true]);
    const onPlan = tell('2026-04-20', { entries: untilApril });
    expect([onPlan.causes.length, onPlan.is_cause_in_summary]).toEqual([0, false]);
    // Without a month to count to, the cause is only listed.
    const never = tell('2026-04-20', { rate: 30, paymentNow: 10 });
    expect([never.causes.length, never.is_cause_in_summary]).toEqual([1, false]);
    const late = tell('2026-12-20', { entries: [paid('2026-12-05', 600)] });
    expect([late.causes.length, late.is_cause_in_summary]).toEqual([0, false]);
  });

  it('payments that never clear have no line of the plan and no months, but a line of what was owed', () => {
    const found = tell('2026-02-20', { balance: 1_000, rate: 30, payment: 20 });
    expect(found).toMatchObject({ first_plan: [], first_plan_month: null, forecast_month: null });
    expect(found.actual).toHaveLength(2);
  });

  it('cuts a long name, and keeps one that reads from right to left from turning the words', () => {
    const entries = [rated('2026-02-05', 100)];
    const name = `${'x'.repeat(39)}👩‍👩‍👧${'y'.repeat(400)}`;
    expect(tell('2026-02-20', { name, entries }).summary).toContain(
      `of ${'x'.repeat(39)}👩‍👩‍👧… rose`,
    );
    const arabic = tell('2026-02-20', { name: 'بطاقة', entries });
    expect(arabic.summary).toContain('of \u2068بطاقة\u2069 rose');
  });
});

it('does not say that less was paid where the plan already had a balance in place of the payment', () => {
  // Started again in March, after £100 had come off in that month.
  const entries = [stated('2026-03-05', 500)];
  const { set } = aForecast('2026-03-20', [{ entries }]);
  const kept = planFromToday(set, {
    plan: keptPlanOf(aPortfolioRow()),
    today: '2026-03-20',
    startedOn: '2026-03-20',
  });
  const { summary } = tellOf('2026-04-20', [{ entries: [...entries, paid('2026-04-05', 200)] }], {
    kept,
  });
  expect(summary).toContain(
    '1 month sooner than in your first plan, because you paid £100.00 more than your first plan had by now.',
  );
});

describe('a debt that the first plan did not have', () => {
  it('is said with what was first owed on it, also where it was entered at 0', () => {
    // 300 and 100 at 200 a month from May on: June in place of July.
    const entries = [stated('2026-04-10', 100)];
    const { summary, causes } = tellOf('2026-04-20', [
      { entries: untilApril },
      { name: 'Store card', balance: 0, entries },
    ]);
    expect(summary).toBe(
      'As things stand, you could be debt free in June 2026, 1 month sooner than in your first plan, because you have owed money on Store card since April 2026, £100.00 at first, at £100.00 a month.',
    );
    expect(causes).toHaveLength(1);
  });

  it('is said also where the month is the same', () => {
    // 300 and 300 at 200 a month: three months, as without it.
    const { summary, causes } = tellOf('2026-04-20', [
      { entries: untilApril },
      { name: 'Store card', on: '2026-04-10', balance: 300 },
    ]);
    expect(summary).toBe(
      'As things stand, you could be debt free in July 2026, as in your first plan. That plan did not have Store card.',
    );
    expect(causes).toEqual([]);
  });

  const minimum = { strategy: 'minimum' } as const;
  const later = { name: 'Store card', on: '2026-02-15', balance: 100, payment: 50 };

  /** The plan of the day on which the first debt was added, under minimum. */
  function tellWithLater(today: string, debts: readonly SpokenDebt[]) {
    const { set } = aForecast('2026-01-10', debts.slice(0, 1));
    const plan = keptPlanOf(aPortfolioRow(minimum));
    const opened = { ...set, debts: set.debts.map(withoutEntries) };
    const kept = planFromToday(opened, {
      plan,
      today: '2026-01-10',
      startedOn: '2026-01-10',
    });
    return tellOf(today, debts, { plan: minimum, kept });
  }

  it('is said also where something else is the cause', () => {
    const entries = [paid('2026-03-05', 100)];
    const { summary } = tellWithLater('2026-03-20', [{ balance: 1_000, entries }, later]);
    expect(summary).toBe(
      'As things stand, you could be debt free in December 2026, 1 month later than in your first plan, because you paid £100.00 less than your first plan had by now. That plan did not have Store card.',
    );
  });

  it('is said also where all is paid off', () => {
    const { summary } = tellWithLater('2026-03-20', [
      { balance: 1_000, entries: [paid('2026-03-05', 1_000)] },
      { ...later, entries: [paid('2026-03-10', 100)] },
    ]);
    expect(summary).toBe(
      'Every debt in this portfolio is paid off, 8 months sooner than in your first plan, because you paid £850.00 more than your first plan had by now, counting the debts that it did not have. That plan did not have Store card.',
    );
  });

  it('is said also where all is paid off no sooner than planned', () => {
    const { summary } = tellWithLater('2026-12-20', [
      { balance: 1_000, entries: [paid('2026-12-05', 1_000)] },
      { ...later, entries: [paid('2026-12-05', 100)] },
    ]);
    expect(summary).toBe(
      'Every debt in this portfolio is paid off. Your first plan did not have Store card.',
    );
  });

  it('is said also where a plan does not end', () => {
    const dear = { name: 'Loan', on: '2026-02-15', balance: 100_000, rate: 30, payment: 20 };
    expect(tell('2026-03-20', {}, dear).summary).toContain(
      'not every debt would be cleared. Your first plan had July 2026. That plan did not have Loan.',
    );
    const atFirst = { balance: 1_000, rate: 30, payment: 20, paymentNow: 500 };
    expect(tell('2026-03-20', atFirst, later).summary).toMatch(
      /Your first plan would not have cleared these debts\. That plan did not have Store card\.$/,
    );
  });

  it('is not said to be added where it was opened before the plan began', () => {
    // Started again in March; in April it turns out that something was owed all along.
    const debts = [{ entries: untilApril }, { name: 'Store card', balance: 0 }];
    const { set } = aForecast('2026-03-20', debts);
    const kept = planFromToday(set, {
      plan: keptPlanOf(aPortfolioRow()),
      today: '2026-03-20',
      startedOn: '2026-03-20',
    });
    const corrected = [debts[0] ?? {}, { name: 'Store card', balance: 900 }];
    const { summary, causes } = tellOf('2026-04-20', corrected, { kept });
    expect(causes).toHaveLength(1);
    expect(summary).toMatch(/, because your first plan did not have Store card\.$/);
  });

  it('several of them are said in one sum, and not as added where one was there already', () => {
    const two = [later, { ...later, name: 'Loan', balance: 200 }];
    const added = tellOf('2026-02-20', [{ balance: 1_000 }, ...two]);
    expect(added.summary).toContain('because you added 2 debts with £300.00, at £100.00 a month.');
    const used = { name: 'Loan', balance: 0, payment: 50, entries: [stated('2026-02-16', 200)] };
    const mixed = tellOf('2026-02-20', [{ balance: 1_000 }, later, used]);
    expect(mixed.summary).toContain('because your first plan did not have 2 of these debts.');
  });
});

function withoutEntries(debt: TrackedDebt): TrackedDebt {
  return withEntries(debt, [], '2026-01-10');
}

describe('a debt that only the first plan has', () => {
  it('is said as deleted, and nothing is said to be the cause', () => {
    const two = [{ entries: untilApril }, { name: 'Loan', balance: 600, payment: 50 }] as const;
    const { firstPlan } = aForecast('2026-01-10', two);
    const { summary, causes } = tellOf('2026-04-20', two.slice(0, 1), { kept: firstPlan });
    // The plan: 1,200 at 150 a month, eight of them.
    expect(summary).toBe(
      'As things stand, you could be debt free in July 2026, 2 months sooner than in your first plan. That plan also had a debt that has since been deleted.',
    );
    expect(causes).toEqual([]);
  });
});

describe('several causes', () => {
  it('have a number each, where they add up to all of the difference', () => {
    // 100 more was owed than computed: a month. 200 more was paid: two months.
    const entries = [stated('2026-02-01', 700), ...untilApril, paid('2026-03-20', 200)];
    const { causes, summary } = tell('2026-04-20', { entries });
    expect(summary).toBe(
      'As things stand, you could be debt free in June 2026, 1 month sooner than in your first plan.',
    );
    expect(causes).toEqual([
      { sentence: 'You paid £200.00 more than your first plan had by now', months_sooner: 2 },
      {
        sentence: 'Balances that you stated came to £100.00 more than computed',
        months_sooner: -1,
      },
    ]);
  });

  it('have no number where they do not', () => {
    // The plan had January 2027. 700 at £150 from May on: September. Without the extra, November;
    // without the payment, 900 at £150, October: three months, and it is four.
    const { causes, summary } = tellOf(
      '2026-04-20',
      [{ balance: 1_200, entries: [...untilApril, paid('2026-03-20', 200)] }],
      { plan: { extra: 50 } },
    );
    expect(summary).toBe(
      'As things stand, you could be debt free in September 2026, 4 months sooner than in your first plan.',
    );
    expect(causes).toEqual([
      { sentence: 'You paid £200.00 more than your first plan had by now', months_sooner: null },
      { sentence: 'You plan to pay £50.00 a month more than at first', months_sooner: null },
    ]);
  });

  it('are not named without a number where they point the other way', () => {
    const { causes } = tell('2026-04-20', {
      balance: 1_200,
      entries: [...untilApril, paid('2026-03-20', 400), rated('2026-04-10', 30)],
    });
    expect(causes).toEqual([
      { sentence: 'You paid £400.00 more than your first plan had by now', months_sooner: null },
    ]);
  });
});

it('no cause is looked for among more entries than anybody waits for', () => {
  const causesAmong = (entriesCount: number) => {
    const entries = Array.from({ length: entriesCount }, () => paid('2026-02-05', 0.06));
    return tell('2026-03-20', { balance: 1_200, entries }).causes;
  };
  expect(causesAmong(5_000)).toHaveLength(1);
  expect(causesAmong(5_001)).toEqual([]);
});

it('interest and principal are summed over all debts', () => {
  // 12.00 of the first payment is interest; the other debt bears none.
  const first = { balance: 1_200, rate: 12, entries: [paid('2026-02-05', 100)] };
  const { interest_paid, principal_paid } = tell('2026-02-20', first, {
    entries: [paid('2026-02-05', 100)],
  });
  expect({ interest_paid, principal_paid }).toEqual({ interest_paid: 12, principal_paid: 188 });
});
