import { addMonths } from '@debt-payoff/contract/months';
import { debtMonths, startRun } from '@debt-payoff/engine';
import { describe, expect, it } from 'vitest';
import { aReport, hostileNames, manyDebts } from '../builders.fixture.ts';
import type { CalculationReport } from '../calculation-report.ts';
import { calculationWorkbook } from './calculation-workbook.ts';
import { dayRead, formulasOf, penceRead, readBack, sheetOf } from './read-workbook.fixture.ts';

const labels = {
  avalanche: 'Avalanche',
  snowball: 'Snowball',
  custom: 'Custom',
  minimum: 'Minimum',
} as const;

/** What the engine says, in the order of the columns. */
function engineRows({ plan, start, debts }: CalculationReport, strategy: keyof typeof labels) {
  return Array.from(debtMonths(startRun(plan, strategy))).flatMap(({ month, debts: owed }) =>
    owed.map((debt) => [
      month,
      `${addMonths(start, month)}-01`,
      debt.debt + 1,
      debts[debt.debt]?.name,
      debt.openingPence,
      debt.interestPence,
      debt.paidPence,
      debt.balancePence,
    ]),
  );
}

function readRows(rows: readonly (readonly unknown[])[]) {
  return rows.map(([month, date, debt, creditor, ...pounds]) => [
    month,
    dayRead(date),
    debt,
    creditor,
    ...pounds.map(penceRead),
  ]);
}

describe.each([1, 10, 50])('a workbook of %i debts', (count) => {
  const report = aReport({ debts: manyDebts(count), extraPayment: 33.33 });

  it("has every month of every strategy, equal to the engine's to the penny", async () => {
    const book = await readBack(calculationWorkbook(report));
    for (const strategy of report.detailedStrategies) {
      const { rows } = sheetOf(book, labels[strategy]);
      expect(readRows(rows.slice(1, -1))).toEqual(engineRows(report, strategy));
    }
  });

  it('has totals as formulas that come to what they say, and to what the engine says', async () => {
    const book = await readBack(calculationWorkbook(report));
    const formulas = formulasOf(book);
    // Two for each strategy on its sheet and in the summary, and two under the debts.
    expect(formulas).toHaveLength(14);
    for (const { worked, cached } of formulas) expect(worked).toBe(cached);
    const summary = sheetOf(book, 'Summary').rows.slice(-3);
    for (const [at, strategy] of report.detailedStrategies.entries()) {
      const outcome = report.outcomes.find((result) => result.strategy === strategy)?.outcome;
      if (outcome === undefined || outcome.neverPaysOff) throw new Error('It clears');
      const owed = report.debts.reduce((sum, { balancePence }) => sum + balancePence, 0);
      const [label, months, date, interest, paid, monthly] = summary[at] ?? [];
      expect([label, months, dayRead(date)]).toEqual([
        labels[strategy],
        outcome.months,
        `${addMonths(report.start, outcome.months)}-01`,
      ]);
      expect([interest, paid, monthly].map(penceRead)).toEqual([
        outcome.totalInterestPence,
        owed + outcome.totalInterestPence,
        report.monthlyPence,
      ]);
    }
  });
});

it('lists the debts with their rates as percentages', async () => {
  const debts = [
    { creditor: 'Alpha', balance: 1_234.5, interestRate: 18.9, monthlyPayment: 60.01 },
  ];
  const sheet = sheetOf(await readBack(calculationWorkbook(aReport({ debts }))), 'Debts');
  expect(sheet.rows[1]).toEqual([1, 'Alpha', 'Credit Card', 1234.5, 0.189, 60.01]);
  expect(sheet.cells?.get('1,4')?.style?.numFmt).toBe('0.0#%');
});

it('is made for reading: formats, heads that stay in sight, widths, filters, and a title', async () => {
  const report = aReport({ debts: manyDebts(3), name: 'Jo Smith', reference: '=A-17' });
  const book = await readBack(calculationWorkbook(report));
  expect(book.sheets.map(({ name }) => name)).toEqual([
    'Summary',
    'Debts',
    'Avalanche',
    'Snowball',
    'Minimum',
    'About',
  ]);
  expect(book.properties).toMatchObject({
    title: 'Debt Payoff: calculation of November 2026',
    created: new Date('2026-11-17'),
  });
  const months = sheetOf(book, 'Avalanche');
  expect(months.freezePane).toEqual({ rows: 1 });
  expect(months.autoFilter?.range).toBe(`A1:H${months.rows.length - 1}`);
  expect(months.columns?.map(({ width }) => width)).toEqual([9, 11, 8, 32, 18, 14, 14, 18]);
  const formats = [0, 1, 4].map((column) => months.cells?.get(`1,${column}`)?.style?.numFmt);
  expect(formats).toEqual(['#,##0', 'mmm yyyy', '"£"#,##0.00']);
  const facts = sheetOf(book, 'Summary').rows.slice(1, 4);
  expect(facts.map(([label, fact]) => [label, dayRead(fact) ?? fact])).toEqual([
    ['Made on', '2026-11-17'],
    ['Name', 'Jo Smith'],
    ['Reference', '=A-17'],
  ]);
});

it('says how it differs from the plan of the portfolio that its debts are of', async () => {
  const aboutIn = async (isFromPortfolio: boolean) => {
    const book = await readBack(calculationWorkbook(aReport({ isFromPortfolio })));
    return sheetOf(book, 'About').rows.flat().join(' ');
  };
  const note = 'This comparison begins in December from these balances, without an extra payment';
  expect(await aboutIn(true)).toContain(note);
  expect(await aboutIn(false)).not.toContain(note);
});

it('tells one strategy, and of the others what they come to as plain figures', async () => {
  const report = aReport({ debts: manyDebts(4), strategy: 'snowball' });
  const book = await readBack(calculationWorkbook(report));
  expect(book.sheets.map(({ name }) => name)).toEqual(['Summary', 'Debts', 'Snowball', 'About']);
  const onSummary = formulasOf(book).filter(({ sheet }) => sheet === 'Summary');
  expect(onSummary.map(({ formula }) => formula)).toEqual([
    expect.stringMatching(/^'Snowball'!F\d+$/),
    expect.stringMatching(/^'Snowball'!G\d+$/),
  ]);
  const [avalanche] = sheetOf(book, 'Summary').rows.slice(-3);
  const outcome = report.outcomes.find(({ strategy }) => strategy === 'avalanche')?.outcome;
  expect(outcome).toMatchObject({ totalInterestPence: penceRead(avalanche?.[3]) });
  expect(avalanche?.[6]).toBe('Its months are not in this file.');
});

it('says so where payments never clear the debts', async () => {
  const report = aReport({ debts: [{ balance: 10_000, interestRate: 30, monthlyPayment: 5 }] });
  const book = await readBack(calculationWorkbook(report));
  const sentence = 'These payments do not clear the debts.';
  expect(sheetOf(book, 'Avalanche').rows[1]?.[0]).toBe(sentence);
  expect(sheetOf(book, 'Summary').rows.at(-1)).toEqual([
    'Minimum',
    'Never',
    'Never',
    null,
    null,
    5,
    sentence,
  ]);
});

it('says so where nothing is owed', async () => {
  const book = await readBack(calculationWorkbook(aReport({ debts: [{ balance: 0 }] })));
  expect(sheetOf(book, 'Avalanche').rows[1]?.[0]).toBe('Nothing is owed.');
  expect(sheetOf(book, 'Summary').rows.at(-1)?.slice(0, 2)).toEqual(['Minimum', 0]);
});

it('keeps every name as text, whatever it looks like', async () => {
  const debts = hostileNames.map(({ written }) => ({ creditor: written, balance: 60 }));
  const book = await readBack(calculationWorkbook(aReport({ debts, name: '=1+1' })));
  const names = sheetOf(book, 'Debts')
    .rows.slice(1, -1)
    .map((row) => row[1]);
  expect(names).toEqual(hostileNames.map(({ read }) => read));
  for (const sheet of book.sheets) {
    for (const cell of sheet.cells?.values() ?? []) {
      if (typeof cell.value === 'string') expect(cell.formula).toBeUndefined();
    }
  }
  expect(formulasOf(book).every(({ formula }) => !formula.includes('HYPERLINK'))).toBe(true);
});

it('goes on in a further sheet where one is full, and its totals cover both', async () => {
  const report = aReport({ debts: manyDebts(5), strategy: 'avalanche' });
  const expected = engineRows(report, 'avalanche');
  const rowsMax = 40;
  const book = await readBack(calculationWorkbook(report, { rowsMax }));
  const parts = book.sheets.filter(({ name }) => name.startsWith('Avalanche'));
  expect(parts.map(({ name }) => name).slice(0, 3)).toEqual([
    'Avalanche',
    'Avalanche (2)',
    'Avalanche (3)',
  ]);
  for (const { rows } of parts) expect(rows.length).toBeLessThanOrEqual(rowsMax);
  const rows = parts.flatMap((sheet) => sheet.rows.slice(1)).slice(0, -1);
  expect(readRows(rows)).toEqual(expected);
  const formulas = formulasOf(book);
  for (const { worked, cached } of formulas) expect(worked).toBe(cached);
  expect(formulas.find(({ sheet }) => sheet === parts.at(-1)?.name)?.formula).toContain(
    "SUM('Avalanche'!F2:F39)+SUM('Avalanche (2)'!F2:F39)+",
  );
});
