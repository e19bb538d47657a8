import type { Portfolio } from '@debt-payoff/contract/portfolios';
import type { PlanVsActual } from '@debt-payoff/contract/progress';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { PlanVsActualSummary } from './plan-vs-actual-summary.tsx';

// Only what the summary reads of a portfolio; what it owes is told by the comparison alone.
const portfolio = { id: 7, debts_count: 1, total_balance: 0 } as unknown as Portfolio;

function markupOf(changes: Partial<PlanVsActual>): string {
  const comparison: PlanVsActual = {
    plan_started_on: '2026-01-10',
    first_plan: [],
    actual: [{ date: '2026-02-10', balance: 0 }],
    outcome: 'clears',
    first_plan_month: '2026-07',
    forecast_month: '2026-06',
    months_sooner: 1,
    summary: 'The summary.',
    is_cause_in_summary: false,
    causes: [],
    interest_paid: 0,
    principal_paid: 0,
    ...changes,
  };
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <PlanVsActualSummary portfolio={portfolio} comparison={comparison} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

describe('how it stands is as the outcome says', () => {
  it.each<[PlanVsActual['outcome'], string, string]>([
    ['clears', 'You could be debt free in', 'Debt free since'],
    ['debt_free', 'Debt free since', 'You could be debt free in'],
    ['never', 'These payments do not clear your debts', 'You could be debt free in'],
    ['no_debts', 'Plan against reality', 'You could be debt free in'],
  ])('%s: %s', (outcome, words, others) => {
    const markup = markupOf({ outcome });
    expect(markup).toContain(words);
    expect(markup).not.toContain(others);
  });
});

it.each<[PlanVsActual['outcome'], number]>([
  ['clears', 1],
  ['never', 1],
  ['debt_free', 0],
  ['no_debts', 0],
])('%s: says %i times that it is an estimate by month', (outcome, times) => {
  const sentence = 'An estimate by month. Your statement is right where it differs.';
  expect(markupOf({ outcome }).split(sentence)).toHaveLength(times + 1);
});

describe('what has changed since', () => {
  const causes = [{ sentence: 'You paid £100.00 less', months_sooner: -1 }];

  it('is listed with its months', () => {
    const markup = markupOf({ causes });
    expect(markup).toContain('What has changed since');
    expect(markup).toContain('You paid £100.00 less: 1 month later.');
  });

  it('is not said again where the summary has named it', () => {
    expect(markupOf({ causes, is_cause_in_summary: true })).not.toContain('What has changed since');
  });
});

it('names who helps for free once', () => {
  const markup = markupOf({ outcome: 'never', forecast_month: null, months_sooner: null });
  expect(markup.match(/>StepChange</g)).toHaveLength(1);
});
