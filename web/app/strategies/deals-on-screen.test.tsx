import type { CalendarDebt, CalendarOptions } from '@debt-payoff/contract/calendar-terms';
import { addMonths, monthOf } from '@debt-payoff/contract/months';
import { describe, expect, it } from 'vitest';
import { DebtBalancesChart } from '../charts/debt-balances-chart.tsx';
import { PayoffTimeline } from '../charts/payoff-timeline.tsx';
import { markupWithFacts } from '../page/markup-with-facts.fixture.tsx';
import { ComparedBalances } from './compared-balances.tsx';
import { sampleState } from './comparison.ts';
import { MonthBody } from './month-body.tsx';
import { MonthWalk } from './month-walk.ts';
import { compareAt } from './termed-comparison.tsx';
import { Verdict } from './verdict.tsx';

const start = monthOf('2026-11');
const loan = { creditor: 'Loan', balance: 5_000, interestRate: 10, monthlyPayment: 160 };
const card = {
  creditor: 'Card B',
  balance: 4_000,
  interestRate: 0,
  monthlyPayment: 60,
  terms: {
    rateKind: 'apr',
    rateChanges: [{ lastMonth: monthOf('2027-02'), thenRate: 34.9 }],
    oneOffs: [{ month: monthOf('2027-03'), amount: 200 }],
  },
} as const;

function compared(debts: readonly Partial<CalendarDebt>[], options?: CalendarOptions) {
  const full = debts.map((debt) => ({
    ...{ creditor: '', type: 'Other', balance: 0, interestRate: 0, monthlyPayment: 0 },
    ...{ termMonths: null, ...debt },
  }));
  const state = { ...sampleState, debts: full, extraPayment: 100, ...(options && { options }) };
  const comparison = compareAt(state, start);
  if (comparison?.terms == null) throw new Error('It has terms');
  return { ...comparison, terms: comparison.terms };
}

const textOf = (markup: string) => markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const deal = 'Card B: 0 % to the end of February 2027, then 34.9 % APR';

/** The rows of a chart's table that say something of a deal, by their heads. */
function dealRows(markup: string): string[] {
  const rows = [...markup.matchAll(/<tr.*?<\/tr>/g)].map(([row]) => row);
  return rows.flatMap((row) => (row.includes('34.9 % APR') ? [textOf(row)] : []));
}

describe('charts of a plan with a deal', () => {
  const comparison = compared([loan, card]);
  const { plan, debtNames, terms } = comparison;
  const shown = { plan, debtNames, start, strategy: 'avalanche', deals: terms.dealsUnder } as const;

  it.each([
    [
      'the balance over time',
      <ComparedBalances key="" title="Balance" comparison={comparison} start={start} />,
    ],
    ['balance by debt', <DebtBalancesChart key="" {...shown} />],
  ])(
    '%s: marked in each drawing, named in a key, told in its sentence and in its table',
    (_, chart) => {
      const markup = markupWithFacts(chart);
      expect(markup.match(/class="deal-mark"/g)).toHaveLength(3);
      expect(markup).toContain('Card B: 0 % ends');
      expect(textOf(markup.match(/class="deal-key".*?<\/ul>/)?.[0] ?? '')).toContain(deal);
      expect(markup.match(/A rate changes at the end of February 2027\./g)).toHaveLength(4);
      const rows = dealRows(markup);
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatch(/^ February 2027 /);
    },
  );

  it('when each debt goes: marked on the bar of its debt, and told in the list of a phone', () => {
    const markup = markupWithFacts(<PayoffTimeline {...shown} />);
    expect(markup.match(/class="deal-line"/g)).toHaveLength(3);
    const [list = ''] = markup.match(/class="payline.*?<\/ol>/) ?? [];
    expect(textOf(list)).toContain('Card B cleared 0 % to the end of February 2027');
    expect(dealRows(markup)).toHaveLength(1);
  });

  it('nothing is marked of a deal that the debt does not come to', () => {
    const small = { ...card, balance: 200 };
    expect(compared([loan, small]).terms).toMatchObject({
      deals: undefined,
      dealsUnder: undefined,
    });
  });
});

describe('a month of a plan with a deal', () => {
  const comparison = compared([loan, card]);
  const { plan, debtNames, terms } = comparison;
  const walk = new MonthWalk(plan, 'avalanche');
  const monthText = (position: number) => {
    const month = walk.month(position) ?? expect.fail('It has that month');
    return textOf(markupWithFacts(<MonthBody {...{ month, walk, plan, terms, debtNames }} />));
  };

  it('says which month’s interest it charges, at which rate, and when that has ended', () => {
    expect(addMonths(start, 4)).toBe('2027-03');
    expect(monthText(4)).toMatch(
      /Rate charged 0 % APR Opening balance £[\d,.]+ Interest for February \+ £0\.00 .*The rate of 0 % ended in February\. From now on it is 34\.9 % APR\./,
    );
    expect(monthText(3)).not.toContain('ended');
    expect(monthText(5)).toMatch(/Rate charged 34\.9 % APR .* Interest for March \+ £/);
    expect(monthText(5)).not.toContain('ended');
    // A rate that stays needs none of this.
    expect(monthText(4)).toMatch(/Loan Interest rate 10 % .* Interest \+ £/);
  });

  it('tells a one-off to a debt apart from what is available as extra', () => {
    expect(monthText(4)).toContain(
      'Monthly payment, £200.00 of it one-off, £100.00 of it extra \u2212 £360.00',
    );
    expect(monthText(4)).toMatch(
      /One-offs to named debts \S* ?£200\.00 Extra available \S* ?£100\.00/,
    );
    expect(monthText(3)).not.toContain('One-offs');
  });
});

describe('what is said before the plan', () => {
  it('which debt is first and why, where the order looks ahead', () => {
    const verdict = (debts: readonly Partial<CalendarDebt>[]) =>
      textOf(
        markupWithFacts(
          <Verdict comparison={compared(debts)} start={start} planId="plan" isSample={false} />,
        ),
      );
    expect(verdict([loan, card])).toContain(
      'Extra money goes to Card B first: highest rate after its deal.',
    );
    expect(verdict([loan, { ...card, terms: { rateKind: 'apr' } }])).not.toContain('goes to');
  });

  it('what it counts, and that its budget is without one-offs and pauses', () => {
    const month = monthOf('2027-06');
    const { terms } = compared([loan, card], {
      oneOffs: [{ month, amount: 300 }],
      pauses: [{ fromMonth: month, toMonth: month }],
      goal: monthOf('2030-01'),
    });
    const list = textOf(markupWithFacts(terms.list));
    expect(list).toContain('Card B APR. 0 % to the end of February 2027, then 34.9 %.');
    expect(list).toContain('June 2027: £300 where the strategy says.');
    expect(list).toContain('Goal: debt free by January 2030.');
    expect(list).not.toContain('Loan');
    expect(terms.budget).toBe(
      'on a budget of £320.00 in the first month, not counting one-offs and pauses',
    );
  });
});
