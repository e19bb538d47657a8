import { monthOf } from '@debt-payoff/contract/months';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { compare, sampleState } from './comparison.ts';
import { MonthWalk } from './month-walk.ts';
import { PrintedMonths } from './printed-months.tsx';
import { aStateOf, type SpokenDebt } from './strategies.fixture.ts';

const start = monthOf('2026-11');

function print(state: Parameters<typeof compare>[0]): string {
  const { plan, debtNames, series } = compare(state);
  const months = series.find(({ strategy }) => strategy === 'avalanche')?.months ?? 0;
  const walk = new MonthWalk(plan, 'avalanche');
  return renderToStaticMarkup(
    <PrintedMonths walk={walk} months={months} debtNames={debtNames} start={start} />,
  );
}

/** The head and the rows of each table, with a bar between cells. */
function tablesOf(markup: string): { head: string; rows: string[] }[] {
  const text = (html: string) =>
    html
      .replaceAll(/<\/t[hd]>/g, '|')
      .replaceAll('<br/>', ' ')
      .replaceAll(/<[^>]+>/g, '');
  return [...markup.matchAll(/<table.*?<\/table>/g)].map(([table]) => {
    const [head = '', ...rows] = [...table.matchAll(/<tr.*?<\/tr>/g)].map(([row]) => text(row));
    return { head, rows };
  });
}

const alike = (count: number) => Array.from({ length: count }, (): SpokenDebt => [100, 0, 50]);

describe('the months on paper', () => {
  it('are all there, with what to pay to each debt and what is left of it', () => {
    const [table] = tablesOf(print(sampleState));
    expect(table?.head).toBe(
      'Month|Pay in total|Interest|Left in total|Northgate credit card|Calder Bank loan|Arranged overdraft|Marlow &amp; Finch store card|',
    );
    expect(table?.rows).toHaveLength(28);
    expect(table?.rows[0]).toBe(
      '1. Dec 2026|£395.00|£159.83|£8,194.83|£110.00 £4,126.11|£95.00 £2,219.38|£155.00 £1,084.90|£35.00 £764.44|',
    );
    expect(table?.rows[9]).toContain('|£15.57 cleared|');
    expect(table?.rows.at(-1)).toBe('28. Mar 2029|£74.99|£1.52|£0.00|£74.99 cleared||||');
  });

  it('can be added up: what was left and the interest, less what is paid, is what is left', () => {
    const pence = (cell = '') => Math.round(Number(cell.replace(/[£,]/g, '')) * 100);
    let left = 843_000;
    for (const row of tablesOf(print(sampleState))[0]?.rows ?? []) {
      const [, pay, interest, after] = row.split('|');
      left += pence(interest) - pence(pay);
      expect(pence(after)).toBe(left);
    }
    expect(left).toBe(0);
  });

  it.each([
    [1, [1]],
    [5, [5]],
    [6, [3, 3]],
    [12, [4, 4, 4]],
    [20, [5, 5, 5, 5]],
  ])('of %i debts are spread over tables of %j columns', (count, columns) => {
    const tables = tablesOf(print(aStateOf(alike(count))));
    const sums = 3;
    expect(
      tables.map(({ head }, at) => head.split('|').length - 2 - (at === 0 ? sums : 0)),
    ).toEqual(columns);
    for (const { rows } of tables) expect(rows).toHaveLength(2);
  });

  it('of more debts are sums, and the sheet says so', () => {
    const markup = print(aStateOf(alike(21)));
    expect(markup).toContain('With more than 20 debts there is no room for a column each');
    expect(tablesOf(markup)).toEqual([
      {
        head: 'Month|Pay in total|Interest|Left in total|',
        rows: ['1. Dec 2026|£1,050.00|£0.00|£1,050.00|', '2. Jan 2027|£1,050.00|£0.00|£0.00|'],
      },
    ]);
  });
});
