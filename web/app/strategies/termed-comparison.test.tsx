import type { CalendarDebt, CalendarOptions } from '@debt-payoff/contract/calendar-terms';
import { monthOf } from '@debt-payoff/contract/months';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { planBody } from '../payoff-plan/plan-body.ts';
import { sampleState } from './comparison.ts';
import { NeverClears } from './never-clears.tsx';
import { compareAt } from './termed-comparison.tsx';

const start = monthOf('2026-11');

function compared(debts: readonly Partial<CalendarDebt>[], options?: CalendarOptions) {
  const state = {
    ...sampleState,
    debts: debts.map((debt) => ({
      creditor: 'Card',
      type: 'Credit Card',
      balance: 3_000,
      interestRate: 18.9,
      monthlyPayment: 100,
      termMonths: null,
      ...debt,
    })),
    extraPayment: 50,
    ...(options !== undefined && { options }),
  };
  return compareAt(state, start) ?? expect.fail('It can be read');
}

describe('a comparison of debts with terms', () => {
  it('names fees, and the budget, which is not what a first month in a pause pays', () => {
    const pauses = [{ fromMonth: monthOf('2026-12'), toMonth: monthOf('2026-12') }];
    const { terms } = compared([{ terms: { fee: 90 } }, {}], { pauses });
    expect(terms?.budget).toBe(
      '£90.00 fees to be added, on a budget of £250.00 in the first month, not counting pauses',
    );
    expect(terms?.fees).toEqual({ label: 'Fees', pence: 9_000 });
    expect(compared([{ terms: { priority: true } }]).terms).toMatchObject({
      budget: 'on a budget of £150.00 in the first month',
      fees: null,
    });
  });

  it('has all that a file takes, also where nothing of its terms is left but a goal', () => {
    const { terms, planned } = compared([{}], { goal: monthOf('2029-05') });
    expect(terms).toBeNull();
    expect(planned && planBody(planned)).toMatchObject({
      debts: [{ creditor: 'Card', balance: 3_000 }],
      targetMonths: 30,
    });
    const passed = compared([{ terms: { oneOffs: [{ month: monthOf('2026-10'), amount: 5 }] } }]);
    expect(passed.planned && planBody(passed.planned)).toEqual({
      debts: [expect.objectContaining({ creditor: 'Card' })],
    });
  });

  it('has no goal with more debts than one can be worked out for', () => {
    const { planned } = compared(
      Array.from({ length: 51 }, () => ({})),
      { goal: monthOf('2029-05') },
    );
    expect(planned && planBody(planned)).not.toHaveProperty('targetMonths');
  });

  it('does not call a debt stuck that what is paid above its rule clears', () => {
    const minimum = { floor: 5 };
    const comparison = compared([
      { creditor: 'Ruled', terms: { minimum } },
      { creditor: 'Stuck', balance: 90_000, terms: { rateKind: 'apr' } },
    ]);
    expect(comparison.best).toBeNull();
    const said = renderToStaticMarkup(
      <MemoryRouter>
        <NeverClears comparison={comparison} />
      </MemoryRouter>,
    );
    expect(said).toContain('Stuck');
    expect(said).not.toContain('Ruled');
    // What would clear them is still looked for.
    expect(said).not.toContain('That is with avalanche');
  });
});
