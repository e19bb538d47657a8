import { monthOf } from '@debt-payoff/contract/months';
import type { PortfolioPlan } from '@debt-payoff/contract/plan';
import { keptTermsTexts } from '@debt-payoff/contract/texts/kept-terms';
import { planTexts } from '@debt-payoff/contract/texts/plan';
import { describe, expect, it } from 'vitest';
import { addedOneOffsProblem, pausesWith, withPauses } from './added-options.ts';
import { aPlan, forecastTerms } from './builders.fixture.ts';
import { effectWords } from './plan-effect.ts';
import { factsOf, formOf, type PlanForm } from './plan-form.ts';
import { keyedOneOffs, keyedPauses, withToggled } from './removed-options.ts';

/** £100 without interest and £200 at 24%, at £10 a month each with £90 extra. */
function plan(strategy: 'avalanche' | 'snowball' | 'custom'): PortfolioPlan {
  const debts = [
    { pence: 10_000, rate: 0 },
    { pence: 20_000, rate: 2_400 },
  ].map(({ pence, rate }) => ({
    owedPence: pence,
    rateBasisPoints: rate,
    monthlyPaymentPence: 1_000,
    startBalancePence: pence,
    startRateBasisPoints: rate,
    startOwedPence: pence,
    paidPence: 0,
    isNew: true,
  }));
  return aPlan({
    strategy,
    extra_payment: 90,
    monthly_budget: 110,
    debt_ids: [11, 12],
    forecast_input: {
      strategy,
      customOrder: [0, 1],
      extraPence: 9_000,
      budgetCorrectionPence: 0,
      debts,
      removed: [],
    },
  });
}

it.each([
  {
    name: 'a change from avalanche is the comparison with it',
    kept: 'avalanche' as const,
    typed: { strategy: 'custom' },
    words: 'The same month (February 2027), £3.44 more interest.',
  },
  {
    name: 'a change from another strategy is compared with avalanche too',
    kept: 'snowball' as const,
    typed: { strategy: 'custom' },
    words:
      'The same month (February 2027) and the same interest. Compared with avalanche: the same month, £3.44 more interest.',
  },
  {
    name: 'an own order that is not changed is compared all the same',
    kept: 'custom' as const,
    typed: {},
    words:
      'Change something to see here what it would mean, before you save it. Compared with avalanche: the same month, £3.44 more interest.',
  },
  {
    name: 'debts that change places are a change',
    kept: 'custom' as const,
    typed: { order: '12,11' },
    words: 'The same month (February 2027), £3.44 less interest. Avalanche comes to the same.',
  },
])('$name', ({ kept, typed, words }) => {
  const saved = plan(kept);
  expect(effectWords({ ...formOf(saved), ...typed }, saved, monthOf('2026-11'))).toBe(words);
});

describe('one-offs and pauses that are taken away', () => {
  /** £100 and £200 in the same way, with £50 for the second in December, and a pause in January. */
  function planWithOptions(): PortfolioPlan {
    const base = plan('avalanche');
    return {
      ...base,
      one_offs: [
        { month: '2026-12', amount: 50, debt_id: 12 },
        { month: '2026-12', amount: 50, debt_id: 12 },
      ],
      pauses: [{ from_month: '2027-01', to_month: '2027-01' }],
      forecast_input: {
        ...base.forecast_input,
        oneOffs: [
          { month: 1, pence: 5_000, debt: 1 },
          { month: 1, pence: 5_000, debt: 1 },
        ],
        pauses: [{ fromMonth: 2, toMonth: 2 }],
      },
    };
  }
  const saved = planWithOptions();
  const thisMonth = monthOf('2026-11');
  const [oneOff, sameAgain] = keyedOneOffs(saved);
  const [pause] = keyedPauses(saved);
  const wordsWith = (typed: Partial<PlanForm>) =>
    effectWords({ ...formOf(saved), ...typed }, saved, thisMonth);

  it('are previewed by the same forecast, and what is put back changes nothing', () => {
    // £110 and £100 in December and £20 in the pause: without it £110 in January.
    expect(wordsWith({ removedPauses: pause?.key ?? '' })).toMatch(
      /^1 month sooner \(January 2027\)/,
    );
    // 2% of 200.00 and 4.00, without them of 200.00, 104.00 and 96.08.
    expect(wordsWith({ removedOneOffs: `${oneOff?.key},${sameAgain?.key}` })).toBe(
      '1 month later (March 2027), £3.92 more interest.',
    );
    const backAgain = withToggled(withToggled('', oneOff?.key ?? ''), oneOff?.key ?? '');
    expect(wordsWith({ removedOneOffs: backAgain })).toBe(planTexts.effectHint);
  });

  it('are sent as the lists that are left, of their debt and of the plan', () => {
    const left = [{ month: '2026-12', amount: 50 }];
    const form = { ...formOf(saved), removedOneOffs: oneOff?.key ?? '' };
    expect(factsOf(form, saved)).toEqual({
      strategy: 'avalanche',
      extra_payment: 90,
      debt_one_offs: [{ debt_id: 12, one_offs: left }],
    });
    expect(factsOf({ ...form, removedPauses: pause?.key ?? '' }, saved)).toMatchObject({
      pauses: [],
    });
    expect(factsOf(formOf(saved), saved)).not.toHaveProperty('one_offs');
  });

  it('leave alone what has since been saved', () => {
    const newest = {
      ...saved,
      one_offs: [...saved.one_offs, { month: '2027-03', amount: 20, debt_id: null }],
    };
    const form = { ...formOf(newest), removedOneOffs: `gone 1,${oneOff?.key}` };
    expect(factsOf(form, newest)).toMatchObject({
      debt_one_offs: [{ debt_id: 12, one_offs: [{ month: '2026-12', amount: 50 }] }],
    });
    expect(factsOf(form, newest)).not.toHaveProperty('one_offs');
  });
});

describe('one-offs and pauses that are added', () => {
  const saved = { ...plan('avalanche'), pauses: [{ from_month: '2026-12', to_month: '2027-01' }] };
  const thisMonth = monthOf('2026-11');
  const added = (given: object) =>
    JSON.stringify([{ id: 1, month: '2026-11', amount: '50', goesTo: '12', ...given }]);

  it('are previewed, and while an amount cannot be read nothing is', () => {
    // One-offs of this month count where their debt does.
    const { forecast_input, ...others } = plan('avalanche');
    const debts = forecast_input.debts.map((debt) => ({ ...debt, isNew: false }));
    const known = { ...others, forecast_input: { ...forecast_input, debts } };
    const wordsWith = (typed: Partial<PlanForm>) =>
      effectWords({ ...formOf(known), ...typed }, known, thisMonth);
    expect(wordsWith({ addedOneOffs: added({}) })).toMatch(/sooner|less interest/);
    expect(wordsWith(withPauses({ pauses: [] }, [november]))).toMatch(/later|more interest/);
    expect(wordsWith({ addedOneOffs: added({ amount: 'ten' }) })).toBe(planTexts.effectUnknown);
  });

  it('are sent behind those that are kept, of their debt and of the plan, with consecutive months as one pause', () => {
    const kept = { ...saved, one_offs: [{ month: '2027-03', amount: 20, debt_id: null }] };
    const form = {
      ...formOf(kept),
      ...withPauses(kept, [...pausesWith(kept, formOf(kept)), november]),
    };
    expect(factsOf({ ...form, addedOneOffs: added({ goesTo: '' }) }, kept)).toMatchObject({
      one_offs: [
        { month: '2027-03', amount: 20 },
        { month: '2026-11', amount: 50 },
      ],
      pauses: [{ from_month: '2026-11', to_month: '2027-01' }],
    });
    expect(factsOf({ ...form, addedOneOffs: added({}) }, kept)).toMatchObject({
      debt_one_offs: [{ debt_id: 12, one_offs: [{ month: '2026-11', amount: 50 }] }],
    });
  });

  it('a month that is taken out of a kept pause leaves the rest of it', () => {
    const left = withPauses(saved, [
      { fromMonth: monthOf('2027-01'), toMonth: monthOf('2027-01') },
    ]);
    expect(factsOf({ ...formOf(saved), ...left }, saved)).toMatchObject({
      pauses: [{ from_month: '2027-01', to_month: '2027-01' }],
    });
    expect(pausesWith(saved, { ...formOf(saved), ...left })).toHaveLength(1);
  });

  it.each([
    [added({ amount: '' }), 'Amount is required'],
    [added({ amount: '0' }), 'Amount must be greater than 0'],
    [added({ goesTo: '99' }), 'Choose one of the debts'],
    [added({}), null],
  ])('%s: %s', (addedOneOffs, problem) => {
    expect(addedOneOffsProblem(saved, { ...formOf(saved), addedOneOffs })).toBe(problem);
  });
});

const november = { fromMonth: monthOf('2026-11'), toMonth: monthOf('2026-11') };

it('a plan in which lenders would ask for more than there is says so before it is saved', () => {
  const base = plan('avalanche');
  const rule = forecastTerms({
    minimum: { floorPence: 2_500, percentBasisPoints: 0, plusInterest: false },
    requiredPence: 2_500,
  });
  const [first, ...others] = base.forecast_input.debts;
  const debts = first === undefined ? [] : [{ ...first, terms: rule }, ...others];
  const saved = { ...base, forecast_input: { ...base.forecast_input, debts } };
  const words = effectWords({ ...formOf(saved), extra: '0' }, saved, monthOf('2026-11'));
  expect(words).toMatch(/ Lenders would ask for £15\.00 more than the budget in December 2026\.$/);
});

it.each(['2028-06', '2028-', '-06'])('a goal alone is said to change no payment: %s', (goal) => {
  const saved = plan('avalanche');
  const words = effectWords({ ...formOf(saved), goal }, saved, monthOf('2026-11'));
  expect(words).toBe(keptTermsTexts.goalChanged);
});
