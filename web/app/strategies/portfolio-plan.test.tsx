import { monthOf } from '@debt-payoff/contract/months';
import type { PortfolioPlan } from '@debt-payoff/contract/plan';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { aPlan, aPlanLine } from '../plan/builders.fixture.ts';
import { ClearingExtra } from './clearing-sums.tsx';
import { compare } from './comparison.ts';
import { NeverClears } from './never-clears.tsx';
import { planNote } from './plan-note.ts';
import { planView } from './portfolio-plan.tsx';
import { portfolioPlanAnswer } from './portfolio-plan-words.ts';
import { aStateOf } from './strategies.fixture.ts';

const start = monthOf('2026-11');
const endless = compare(aStateOf([[4_150, 24.9, 60]], { names: ['Card'] }));

function said(given: Partial<PortfolioPlan>): string | null {
  const answer = portfolioPlanAnswer(aPlan(given));
  return answer === null ? null : `${answer.lead} ${answer.month}. ${answer.payments}`;
}

describe('the plan of a portfolio', () => {
  const card = aPlanLine('Card', { is_first: true, to_pay: 95.5, planned_amount: 95.5 });

  it('opens the page with its own month, its strategy and what is still to pay', () => {
    const paid = aPlanLine('Overdraft', { paid_amount: 50, to_pay: 0 });
    expect(said({ lines: [card, paid, aPlanLine('Loan', { paid_amount: 20, to_pay: 30 })] })).toBe(
      'Your plan for Household (snowball): you could be debt free in December 2028. In November pay £95.50 to Card and £30.00 to Loan.',
    );
  });

  it('begins next month where all debts are new', () => {
    expect(said({ strategy: 'avalanche', month: '2026-12', lines: [card] })).toBe(
      'Your plan for Household (avalanche): you could be debt free in December 2028. In December pay £95.50 to Card.',
    );
  });

  it('of many debts names the first, and sums up the others', () => {
    const lines = [...'ABCDE'].map((name) => aPlanLine(name));
    expect(said({ lines: [...lines, card] })).toMatch(
      /pay £95\.50 to Card, £50\.00 to A, £50\.00 to B and £150\.00 in total to 3 others\.$/,
    );
  });

  it('says where nothing is left to pay, as its page does', () => {
    expect(said({ lines: [aPlanLine('Card', { paid_amount: 50, to_pay: 0 })] })).toMatch(
      / All of this month is recorded\.$/,
    );
    expect(said({ lines: [aPlanLine('Card', { planned_amount: 0, to_pay: 0 })] })).toMatch(
      / Nothing is to be paid this month\.$/,
    );
  });

  it('that is debt free since is said to be so', () => {
    expect(said({ outcome: 'debt_free', debt_free_month: '2026-10' })).toBe(
      'The last debt of Household was paid off in October 2026. Nothing is owed in it as things stand.',
    );
  });

  it('that never clears says what its page says: the debts, what would clear them, who helps', () => {
    const plan = aPlan({ outcome: 'never', debt_free_month: null, never_cleared: ['Card'] });
    const { opening, canSayNever } = planView({ comparison: endless, start, plan });
    expect(canSayNever).toBe(true);
    const shown = renderToStaticMarkup(<MemoryRouter>{opening}</MemoryRouter>);
    expect(shown).toContain('These payments do not clear your debts');
    expect(shown).toMatch(
      /Snowball, no extra payment: at £10\.00 a month in total, Card would not be paid off\. An extra payment of £[\d.]+ a month would clear it in /,
    );
    expect(shown).toContain('StepChange');
  });
});

describe('the comparison beside the plan of a portfolio', () => {
  const plan = { strategy: 'snowball', freed_sum: 45 } as const;

  it.each([
    [
      { extraPence: 5_000, plan: { ...plan, freed_sum: 0 } },
      'with the extra of £50.00 a month, so',
    ],
    [{ extraPence: 0, plan: { ...plan, freed_sum: 0 } }, 'without an extra payment, so'],
    [
      { extraPence: 5_000, plan },
      'with the extra of £50.00 a month and without the £45.00 a month that paid-off debts have freed, so',
    ],
    // Its plan does without them as well.
    [
      { extraPence: 5_000, plan: { ...plan, strategy: 'minimum' as const } },
      'with the extra of £50.00 a month, so',
    ],
    [{ extraPence: 5_000, plan: null }, 'with the extra of £50.00 a month, so'],
  ])('says what it is: %j', (given, sums) => {
    expect(planNote({ ...given, start })).toBe(
      `This comparison begins in December from these balances, ${sums} its months can differ from those of the plan in your portfolio.`,
    );
  });

  const viewOf = (plan: PortfolioPlan | 'waiting' | null) =>
    planView({ comparison: endless, start, plan });
  const neverClears = (plan: PortfolioPlan | 'waiting' | null) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <NeverClears comparison={viewOf(plan).comparison} />
      </MemoryRouter>,
    );

  it('leaves to the plan what would clear the debts, and says it where there is none to be had', () => {
    for (const plan of ['waiting' as const, aPlan()]) {
      const shown = neverClears(plan);
      expect(shown).toContain('£60.00 a month does not clear this debt.');
      expect(shown).not.toContain('would clear');
    }
    expect(neverClears('waiting')).toContain('With these payments, no strategy clears them');
    const { comparison } = viewOf(null);
    expect(comparison.hasClearingSums).toBe(true);
    expect(neverClears(null)).toContain('With what you pay now, no strategy clears them');
    const sum = <ClearingExtra plan={comparison.plan} strategy="avalanche" />;
    expect(renderToStaticMarkup(sum)).toMatch(
      /An extra payment of £26\.\d\d a month would clear it/,
    );
  });

  it('has its note, whether the plan is there, awaited or not to be had', () => {
    for (const plan of ['waiting' as const, null, aPlan()]) {
      expect(viewOf(plan).comparison.planNote).toMatch(/^This comparison begins in December/);
    }
    expect(viewOf('waiting')).toMatchObject({ opening: 'waiting', canSayNever: true });
    expect(viewOf(null)).toMatchObject({ opening: 'comparison', canSayNever: false });
    expect(viewOf(aPlan())).toMatchObject({ canSayNever: false });
  });
});
