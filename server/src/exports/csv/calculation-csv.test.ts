import { addMonths } from '@debt-payoff/contract/months';
import { debtMonths, startRun } from '@debt-payoff/engine';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { aReport, bytesOf, hostileNames, manyDebts } from '../builders.fixture.ts';
import type { CalculationReport } from '../calculation-report.ts';
import { isFormulaLike } from '../formula-text.ts';
import { calculationCsv } from './calculation-csv.ts';

type Row = Readonly<Record<string, string>>;

async function readBack(report: CalculationReport): Promise<Row[]> {
  return parse(await bytesOf(calculationCsv(report)), {
    bom: true,
    columns: true,
    recordDelimiter: '\r\n',
  });
}

function pence(decimal: string | undefined): number {
  if (!/^-?\d+\.\d\d$/.test(decimal ?? '')) throw new Error(`No amount: ${decimal}`);
  return Number(decimal?.replace('.', ''));
}

describe.each([1, 10, 50])('the CSV of %i debts', (count) => {
  it("has one row a strategy, month and debt, equal to the engine's to the penny", async () => {
    const report = aReport({ debts: manyDebts(count), extraPayment: 12.34 });
    const rows = await readBack(report);
    const expected = report.detailedStrategies.flatMap((strategy) =>
      Array.from(debtMonths(startRun(report.plan, strategy))).flatMap(({ month, debts }) =>
        debts.map((debt) => ({
          strategy,
          month: [String(month), addMonths(report.start, month)],
          debt: [String(debt.debt + 1), report.debts[debt.debt]?.name],
          pence: [debt.openingPence, debt.interestPence, debt.paidPence, debt.balancePence],
          paid_off: debt.balancePence === 0 ? 'yes' : 'no',
        })),
      ),
    );
    const read = rows.map((row) => ({
      strategy: row.strategy,
      month: [row.month_number, row.month],
      debt: [row.debt_number, row.creditor],
      pence: [row.opening_balance, row.interest, row.payment, row.closing_balance].map(pence),
      paid_off: row.paid_off,
    }));
    expect(read).toEqual(expected);
  });
});

it('opens with the mark of UTF-8 and the documented columns, and ends every row with CRLF', async () => {
  const bytes = await bytesOf(
    calculationCsv(aReport({ debts: [{ balance: 60, interestRate: 0 }] })),
  );
  expect(bytes.toString('utf8')).toBe(
    [
      '\uFEFFstrategy,month_number,month,debt_number,creditor,debt_type,interest_rate,opening_balance,interest,payment,closing_balance,paid_off',
      ...['avalanche', 'snowball', 'minimum'].flatMap((strategy) => [
        `${strategy},1,2026-12,1,Lender 1,Credit Card,0,60.00,0.00,50.00,10.00,no`,
        `${strategy},2,2027-01,1,Lender 1,Credit Card,0,10.00,0.00,10.00,0.00,yes`,
      ]),
      '',
    ].join('\r\n'),
  );
});

it('has one row for a strategy that never clears, with nothing but that', async () => {
  const debts = [{ balance: 10_000, interestRate: 30, monthlyPayment: 5 }];
  const rows = await readBack(aReport({ debts, strategy: 'snowball' }));
  const said = Object.entries(rows[0] ?? {}).filter(([, field]) => field !== '');
  expect([rows.length, said]).toEqual([
    1,
    [
      ['strategy', 'snowball'],
      ['paid_off', 'never'],
    ],
  ]);
});

it('keeps every name, and guards those that a spreadsheet could take for a formula', async () => {
  const names = hostileNames.map(({ written }) => written);
  const debts = names.map((creditor) => ({ creditor, balance: 20 }));
  const rows = await readBack(aReport({ debts, strategy: 'avalanche' }));
  const read = new Map(rows.map((row) => [Number(row.debt_number), row.creditor]));
  expect(read.size).toBe(names.length);
  for (const [at, name] of names.entries()) {
    const guard = isFormulaLike(name) ? "'" : '';
    expect(read.get(at + 1)).toBe(`${guard}${name.toWellFormed()}`);
  }
});

it.each([
  ['=1', true],
  ['+1', true],
  ['-1', true],
  ['@A1', true],
  ['\tx', true],
  ['\rx', true],
  ['  =1', true],
  ['"=1"', true],
  ["'=1", true],
  ['＝1', true],
  ['Barclays', false],
  ['1 - 2', false],
  ["O'Neill & Sons", false],
  ['', false],
])('takes %j for a formula: %s', (text, isOne) => {
  expect(isFormulaLike(text)).toBe(isOne);
});

it('comes in parts, however long it is', async () => {
  const report = aReport({ debts: manyDebts(60) });
  const sizes: number[] = [];
  for await (const part of calculationCsv(report)) sizes.push(part.length);
  expect(sizes.length).toBeGreaterThan(3);
  expect(Math.max(...sizes)).toBeLessThan(100_000);
});
