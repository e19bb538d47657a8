import type { ForecastDebt, ForecastInput, ForecastTerms } from '@debt-payoff/engine/forecast';
import { describe, expect, it } from 'vitest';
import {
  askedWords,
  canDifferFromBudget,
  freeOneOffSentence,
  goalGapSentence,
  isAllRecorded,
  isTermedPlan,
  keptGoalSentence,
  keptShortfallSentence,
  lineNotes,
  monthNotes,
  oneOffWords,
  pausedSentence,
} from './kept-terms-sentences.ts';
import { monthOf } from './months.ts';

const thisMonth = monthOf('2026-11');

const noTerms: ForecastTerms = {
  rateParts: 0,
  startRateParts: 0,
  rateChanges: [],
  paymentChanges: [],
  minimum: null,
  requiredPence: 9_000,
  isPriority: false,
  takesExtra: true,
};
const rule = { floorPence: 2_500, percentBasisPoints: 100, plusInterest: true };

/** £1,000 at £90 a month. */
function aDebt(terms?: Partial<ForecastTerms>, owedPence = 100_000): ForecastDebt {
  return {
    owedPence,
    rateBasisPoints: 0,
    monthlyPaymentPence: 9_000,
    startBalancePence: owedPence,
    startRateBasisPoints: 0,
    startOwedPence: owedPence,
    paidPence: 0,
    isNew: false,
    ...(terms && { terms: { ...noTerms, ...terms } }),
  };
}

function aPlan(debt: ForecastDebt, more: Partial<ForecastInput> = {}): ForecastInput {
  const strategy = 'avalanche' as const;
  return { strategy, extraPence: 0, budgetCorrectionPence: 0, debts: [debt], ...more };
}

describe('a month in which lenders ask for more than there is', () => {
  const shortfall = { month: monthOf('2027-03'), pence: 1_250, askedPence: 41_250 };

  it('is named with what they ask then and how much you would be short', () => {
    expect(keptShortfallSentence(shortfall, thisMonth)).toBe(
      'In March 2027 your lenders would ask for £412.50. Your budget for that month, which is your monthly payments plus any extra, is £400.00, so you would be £12.50 short. That is the first month in which they would ask for more.',
    );
  });

  it('may be this one, of which all is recorded', () => {
    const recorded = { ...shortfall, month: thisMonth, isRecorded: true };
    expect(keptShortfallSentence(recorded, thisMonth)).toBe(
      'This month your lenders asked for £412.50, which is £12.50 more than your budget. All of it is recorded.',
    );
  });

  it('is recorded once each debt has had what is asked for it', () => {
    const [more, less] = [
      { requiredPence: 2_500, paidPence: 2_600 },
      { requiredPence: 2_500, paidPence: 2_499 },
    ];
    expect(isAllRecorded([more])).toBe(true);
    expect(isAllRecorded([more, less])).toBe(false);
  });

  it('may be this one', () => {
    expect(keptShortfallSentence({ ...shortfall, month: thisMonth }, thisMonth)).toBe(
      'This month your lenders ask for £412.50. Your budget, which is your monthly payments plus any extra, is £400.00, so you are £12.50 short.',
    );
  });
});

describe('a goal', () => {
  const goal = {
    month: monthOf('2028-06'),
    extraPence: 8_750,
    morePence: 3_750,
    isInTime: false,
    isOverBudget: false,
  };
  const over = { ...goal, isOverBudget: true };
  const isOver =
    'This plan is debt free by June 2028, but in at least one month your lenders would ask for more than your budget.';
  it.each([
    [goal, 'To be debt free by June 2028, pay £37.50 more a month.'],
    [{ ...goal, isInTime: true }, 'What you pay already gets you there: debt free by June 2028.'],
    [
      { ...goal, extraPence: null, morePence: null },
      'However much more you paid each month, you would not be debt free by June 2028.',
    ],
    [
      { ...goal, morePence: 0 },
      'To be debt free by June 2028, you need an extra payment of £87.50 a month.',
    ],
    [over, `${isOver} To be there without that, pay £37.50 more a month.`],
    [
      { ...over, extraPence: null, morePence: null },
      `${isOver} No extra payment would change that.`,
    ],
  ])('%o: %s', (given, words) => {
    expect(keptGoalSentence(given)).toBe(words);
  });

  it.each([
    [
      'past',
      'Your goal was to be debt free by June 2028, which has passed. Choose a later month, or clear the goal.',
    ],
    [
      'too_many_debts',
      'What it takes to be debt free by June 2028 is worked out for at most 50 debts.',
    ],
    [
      'too_often',
      'What it takes to be debt free by June 2028 could not be worked out just now, since it has been asked for very often. Look again in a quarter of an hour.',
    ],
  ] as const)('for which nothing is worked out says why: %s', (gap, words) => {
    expect(goalGapSentence(gap, monthOf('2028-06'))).toBe(words);
  });
});

describe('what a lender asks for by a rule', () => {
  const given = { requiredPence: 2_500, monthsAhead: 0 };
  it.each([
    ['less than the payment', aDebt({ minimum: rule }), given, 'at least £25.00'],
    ['more than it', aDebt({ minimum: rule }), { ...given, requiredPence: 9_500 }, '£95.00'],
    ['nothing', aDebt({ minimum: rule }), { ...given, requiredPence: 0 }, 'no minimum'],
    [
      'less than a payment that changes next month',
      aDebt({ minimum: rule, paymentChanges: [{ month: 1, paymentPence: 5_000 }] }),
      { requiredPence: 9_000, monthsAhead: 1 },
      '£90.00',
    ],
  ])('is said where it is %s', (_, debt, at, words) => {
    expect(askedWords(debt, at)).toContain(words);
  });

  it.each([
    ['there is no rule', aDebt(), given],
    ['it is the payment', aDebt({ minimum: rule }), { ...given, requiredPence: 9_000 }],
    ['it is all that is owed', aDebt({ minimum: rule }, 2_000), { ...given, requiredPence: 2_000 }],
  ])('is not said where %s', (_, debt, at) => {
    expect(askedWords(debt, at)).toBeNull();
  });
});

it('names one-offs and a pause with the month of the list', () => {
  const now = { month: thisMonth, thisMonth };
  const next = { month: monthOf('2026-12'), thisMonth };
  expect(oneOffWords(50_000, now)).toBe('£500.00 one-off this month');
  expect(freeOneOffSentence(50_000, next)).toBe(
    '£500.00 one-off in December 2026, which goes where the strategy says.',
  );
  expect(pausedSentence({ ...now, hasOneOffs: false })).toBe(
    'Paused: only what lenders ask for is paid this month.',
  );
  expect(pausedSentence({ ...now, hasOneOffs: true })).toBe(
    'Paused: this month only one-offs and what lenders ask for are paid.',
  );
});

describe('what is paid in a month', () => {
  it.each([
    ['debts without terms', aPlan(aDebt()), false],
    ['an APR', aPlan(aDebt({})), false],
    ['a rule', aPlan(aDebt({ minimum: rule })), false],
    ['a rule under minimum', aPlan(aDebt({ minimum: rule }), { strategy: 'minimum' }), true],
    ['a debt that takes no extra', aPlan(aDebt({ takesExtra: false })), true],
    ['the same once it is paid off', aPlan(aDebt({ takesExtra: false }, 0)), false],
    [
      'a payment that changes',
      aPlan(aDebt({ paymentChanges: [{ month: 3, paymentPence: 1 }] })),
      true,
    ],
    ['a one-off', aPlan(aDebt(), { oneOffs: [{ month: 3, pence: 1 }] }), true],
    ['a pause', aPlan(aDebt(), { pauses: [{ fromMonth: 0, toMonth: 1 }] }), true],
  ])('may differ from the budget by its terms: %s', (_, plan, canDiffer) => {
    expect(canDifferFromBudget(plan)).toBe(canDiffer);
  });

  it('is worked out with terms where there are any', () => {
    expect(isTermedPlan(aPlan(aDebt()))).toBe(false);
    expect(isTermedPlan(aPlan(aDebt({})))).toBe(true);
    expect(isTermedPlan(aPlan(aDebt(), { pauses: [{ fromMonth: 0, toMonth: 1 }] }))).toBe(true);
  });
});

describe('the notes of a month', () => {
  const at = { month: thisMonth, thisMonth };
  const plan = { at, strategy: 'avalanche' as const, isPaused: false };
  const aLine = {
    plannedPence: 2_500,
    toPayPence: 2_500,
    requiredPence: 2_500,
    oneOffPence: 0,
    takesExtra: true,
  };
  const oneOffs = [
    { month: thisMonth, pence: 1_000, debt: null },
    { month: thisMonth, pence: 200, debt: 7 },
    { month: thisMonth, pence: 30, debt: 1 },
    { month: monthOf('2026-12'), pence: 4, debt: null },
  ];

  it('are that it is paused, and its one-offs that are for no debt of the list', () => {
    expect(monthNotes({ at, isPaused: true, oneOffs, listed: [1] })).toEqual([
      'Paused: this month only one-offs and what lenders ask for are paid.',
      '£12.00 one-off this month, which goes where the strategy says.',
    ]);
    expect(monthNotes({ at, isPaused: false, oneOffs: [], listed: [] })).toEqual([]);
  });

  it('are below each debt what its lender asks for, what comes besides, and where no extra goes', () => {
    const debt = aDebt({ minimum: rule });
    const line = { ...aLine, plannedPence: 2_530, oneOffPence: 30, takesExtra: false };
    expect(lineNotes(line, { ...plan, debt })).toEqual([
      'Your lender asks for at least £25.00',
      '£0.30 one-off this month',
      'No extra goes here',
    ]);
    const paid = { ...aLine, plannedPence: 9_000, toPayPence: 0 };
    expect(lineNotes(paid, { ...plan, debt })).toEqual([]);
  });

  it('say where the rest of a payment goes of which less is asked', () => {
    const debt = aDebt({ minimum: rule });
    const asks = 'Your lender asks for at least £25.00';
    expect(lineNotes(aLine, { ...plan, debt })).toEqual([
      asks,
      '£65.00 of its £90.00 goes to your other debts',
    ]);
    // What a one-off brings is no part of its own payment.
    const withOneOff = { ...aLine, plannedPence: 12_500, oneOffPence: 10_000 };
    expect(lineNotes(withOneOff, { ...plan, debt })).toContain(
      '£65.00 of its £90.00 goes to your other debts',
    );
    const nothingAsked = { ...aLine, plannedPence: 0, toPayPence: 0, requiredPence: 0 };
    expect(lineNotes(nothingAsked, { ...plan, debt })).toEqual([
      'Its £90.00 goes to your other debts',
    ]);
  });

  it('say it of a debt that counts from next month in the list of that month', () => {
    const debt = { ...aDebt({ minimum: rule }), isNew: true };
    const ahead = { ...plan, at: { month: monthOf('2026-12'), thisMonth }, debt };
    expect(lineNotes(aLine, ahead)).toContain('£65.00 of its £90.00 goes to your other debts');
  });

  it.each([
    ['all of it goes to the debt', { plannedPence: 9_000 }, {}],
    ['more goes to it', { plannedPence: 12_000 }, {}],
    ['it stays with its owner under minimum', {}, { strategy: 'minimum' as const }],
    ['it stays with its owner in a pause', {}, { isPaused: true }],
    ['it may stay with its owner', { takesExtra: false }, {}],
    ['no more is owed', {}, { debt: aDebt({ minimum: rule }, 2_500) }],
    ['it counts from next month', {}, { debt: { ...aDebt({ minimum: rule }), isNew: true } }],
    ['it has no rule', {}, { debt: aDebt({}) }],
  ])('say nothing of the rest where %s', (_, line, changed) => {
    const given = { ...plan, debt: aDebt({ minimum: rule }), ...changed };
    expect(lineNotes({ ...aLine, ...line }, given).join()).not.toContain('other debts');
  });
});
