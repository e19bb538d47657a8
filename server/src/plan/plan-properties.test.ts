import { addDays, firstDayOf } from '@debt-payoff/contract/days';
import { addMonths, type Month, monthOf } from '@debt-payoff/contract/months';
import { forecast } from '@debt-payoff/engine/forecast';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyPortfolio,
  enteredBy,
  forecastOf,
  type PortfolioStory,
} from '../forecast/any-portfolio.fixture.ts';
import { type PortfolioPlan, planOf } from './plan.ts';
import { planReply } from './plan.wire.ts';

const numRuns = process.env.PROOF === 'full' ? 1_000 : 100;

type Now = Pick<PortfolioStory, 'debts' | 'plan' | 'today'>;

const plan = (now: Now): PortfolioPlan => planOf(forecastOf(now), []);

describe(`over ${numRuns} random portfolios with a past`, () => {
  it('the forecast that the browser makes of the reply gives its month', () => {
    fc.assert(
      fc.property(anyPortfolio(), (story) => {
        const { outcome, debt_free_month, forecast_input } = planReply(plan(story));
        fc.pre(outcome === 'clears' || outcome === 'never');
        const { monthsAhead } = forecast(forecast_input);
        expect(debt_free_month).toBe(
          monthsAhead === null ? null : addMonths(monthOf(story.today), monthsAhead),
        );
      }),
      { numRuns },
    );
  });

  it('paying what the lines say, in any order and month after month, leaves the month as it was', () => {
    const days = fc.array(fc.integer({ min: 0, max: 27 }), { minLength: 4, maxLength: 4 });
    // The ledger charges no interest on interest where nothing at all is paid; a plan does.
    fc.assert(
      fc.property(anyPortfolio({ paymentMinPence: 1 }), days, fc.nat(), (story, onDays, turn) => {
        let now: Now = { ...story, debts: enteredBy(story.debts, story.today) };
        const { month } = plan(now).found;
        fc.pre(month !== null && !plan(now).found.isDebtFree);
        for (const onDay of onDays) {
          now = payAllLines(now, { month, turn });
          const today = addDays(firstDayOf(addMonths(monthOf(now.today), 1)), onDay);
          now = { ...now, today };
          expect(plan(now).found.month).toBe(month);
          if (plan(now).found.isDebtFree) return;
        }
      }),
      { numRuns },
    );
  });
});

/** One line after the other; what the others say stays as it is. */
function payAllLines(now: Now, { month, turn }: { month: Month | null; turn: number }): Now {
  const { lines, month: monthOfLines } = plan(now);
  if (monthOfLines !== monthOf(now.today)) return now;
  let next = now;
  const planned = lines.map(({ paidPence, toPayPence }) => paidPence + toPayPence);
  for (const [at] of lines.entries()) {
    const line = plan(next).lines[(at + turn) % lines.length];
    if (line === undefined || line.toPayPence === 0) continue;
    next = withPayment(next, { debtId: line.debtId, amountPence: line.toPayPence });
    const after = plan(next);
    expect(after.found.month).toBe(month);
    expect(after.lines.map(({ paidPence, toPayPence }) => paidPence + toPayPence)).toEqual(planned);
  }
  expect(plan(next).lines.every(({ toPayPence }) => toPayPence === 0)).toBe(true);
  return next;
}

function withPayment(now: Now, paid: { debtId: number; amountPence: number }): Now {
  const { debtId, amountPence } = paid;
  const order = 1 + Math.max(0, ...now.debts.flatMap(({ entries }) => entries.map((e) => e.order)));
  const entry = {
    kind: 'payment' as const,
    id: order,
    on: now.today,
    enteredOn: now.today,
    order,
    amountPence,
    affectsBalance: true,
    statedBalancePence: null,
  };
  return {
    ...now,
    debts: now.debts.map((debt) =>
      debt.id === debtId ? { ...debt, entries: [...debt.entries, entry] } : debt,
    ),
  };
}
