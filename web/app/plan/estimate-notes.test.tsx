import type { PortfolioPlan } from '@debt-payoff/contract/plan';
import { describe, expect, it } from 'vitest';
import { aDebt, aPortfolio } from '../dashboard/builders.fixture.ts';
import { DebtFreeSummary } from '../dashboard/debt-free-summary.tsx';
import { markupWithFacts } from '../page/markup-with-facts.fixture.tsx';
import { aForecastDebt, aPlan, aPlanLine, forecastTerms } from './builders.fixture.ts';
import { KeptPlan } from './kept-plan.tsx';

/** What is read, without markup. */
const wordsOf = (part: Parameters<typeof markupWithFacts>[0]) =>
  markupWithFacts(part)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

describe('under the plan of a portfolio', () => {
  const said = (plan: PortfolioPlan) =>
    wordsOf(<KeptPlan plan={plan} portfolio={aPortfolio({ debts: [aDebt()] })} />);

  const onDashboard = (plan: PortfolioPlan) => {
    const { outcome, debt_free_month, debt_free_month_without_mortgage, never_cleared } = plan;
    const together = { outcome, debt_free_month, debt_free_month_without_mortgage, never_cleared };
    return wordsOf(
      <DebtFreeSummary portfolios={[aPortfolio()]} whole={{ ...together, plans: [plan] }} />,
    );
  };
  const never: Partial<PortfolioPlan> = {
    outcome: 'never',
    debt_free_month: null,
    never_cleared: ['Card'],
  };
  const estimate = 'An estimate by month. Your statement is right where it differs.';

  describe.each([
    ['on the page of its portfolio', said],
    ['on the dashboard', onDashboard],
  ])('%s', (_, told) => {
    it.each([
      ['clears its debts', {}],
      ['never clears them', never],
    ])(
      'of one that %s stands once that it is an estimate; with deals, that they can end, and which payments rise',
      (__, outcome) => {
        const plain = told(aPlan(outcome));
        expect(plain.split(estimate)).toHaveLength(2);
        expect(plain).not.toContain('A lender can end a deal');
        const rateChanges = [{ lastMonth: 3, thenParts: 60_000_000_000 }];
        const paymentChanges = [{ month: 4, paymentPence: 1_500 }];
        const terms = forecastTerms({ rateChanges, paymentChanges });
        const [forecast_input, lines] = [aPlan().forecast_input, [aPlanLine('Card')]];
        const deal = aPlan({
          ...outcome,
          lines,
          forecast_input: { ...forecast_input, debts: [aForecastDebt({ terms })] },
        });
        const notes = `From March 2027 the payment for Card rises from £10.00 to £15.00 a month, which adds £5.00 to your budget if that debt is still owed then. A lender can end a deal after a missed or late payment. ${estimate}`;
        expect(told(deal).split(notes)).toHaveLength(2);
      },
    );
  });
});
