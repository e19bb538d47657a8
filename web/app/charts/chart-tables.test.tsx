import { monthOf } from '@debt-payoff/contract/months';
import { planOf } from '@debt-payoff/contract/planned-debt';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { exampleDebts, exampleExtra } from '../payoff-plan/example.ts';
import { DebtBalancesChart } from './debt-balances-chart.tsx';
import { YearlyChart } from './yearly-chart.tsx';

const shown = {
  plan: planOf(exampleDebts, exampleExtra),
  strategy: 'avalanche',
  start: monthOf('2026-11-15'),
  debtNames: exampleDebts.map(({ creditor }) => creditor),
} as const;

/** The cells of the table under a chart, row by row, its heading first. */
function tableOf(markup: string): string[][] {
  const [table = ''] = markup.match(/<table.*?<\/table>/) ?? [];
  return [...table.matchAll(/<tr.*?<\/tr>/g)].map(([row]) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => plainText(cell)),
  );
}

/** Without the marks that keep a name's own direction. */
function plainText(cell: string): string {
  return cell.replaceAll('&amp;', '&').replaceAll(/[\u2066-\u2069]/g, '');
}

const penceOf = (cell = '') => Math.round(Number(cell.replace(/[£,]/g, '')) * 100);
const sumOf = (cells: readonly string[]) => cells.reduce((sum, cell) => sum + penceOf(cell), 0);

it('the debts of a month add up to what is owed then, to the last month of the longer plan', () => {
  const [head, ...rows] = tableOf(renderToStaticMarkup(<DebtBalancesChart {...shown} />));
  expect(head).toEqual([
    ...['Month', 'Northgate credit card', 'Calder Bank loan', 'Arranged overdraft'],
    ...['Marlow & Finch store card', 'All debts', 'All debts, with minimum'],
  ]);
  expect(rows.slice(0, 2)).toEqual([
    ['November 2026', '£4,150.00', '£2,300.00', '£1,200.00', '£780.00', '£8,430.00', '£8,430.00'],
    ['December 2026', '£4,126.11', '£2,219.38', '£1,084.90', '£764.44', '£8,194.83', '£8,194.83'],
  ]);
  for (const row of rows) expect(sumOf(row.slice(1, 5))).toBe(penceOf(row[5]));
  expect(rows).toHaveLength(38);
});

it('the years add up to what is paid in total', () => {
  const [head, ...rows] = tableOf(renderToStaticMarkup(<YearlyChart {...shown} />));
  expect(head).toEqual(['Year', 'Interest', 'Principal', 'Paid']);
  const total = rows.pop();
  expect(total).toEqual(['In total', '£2,309.99', '£8,430.00', '£10,739.99']);
  for (const column of [1, 2, 3]) {
    expect(sumOf(rows.map((row) => row[column] ?? ''))).toBe(penceOf(total?.[column]));
  }
});
