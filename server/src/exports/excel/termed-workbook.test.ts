import { addMonths, formatMonth } from '@debt-payoff/contract/months';
import { monthlyPaymentPence } from '@debt-payoff/engine';
import { expect, it } from 'vitest';
import { aReport, reportWithTerms, risingMinimum } from '../builders.fixture.ts';
import { calculationWorkbook } from './calculation-workbook.ts';
import { formulasOf, penceRead, readBack, sheetOf } from './read-workbook.fixture.ts';

const report = reportWithTerms();
const book = await readBack(calculationWorkbook(report));

it('lists the debts with their terms in words, and adds up their fees', () => {
  const { rows } = sheetOf(book, 'Debts');
  expect(rows[0]?.slice(6)).toEqual(['Fee', 'More about this debt']);
  expect(rows.slice(1, -1).map((row) => row.slice(4))).toEqual([
    [
      0,
      90,
      108,
      'APR. 0 % to the end of July 2027, then 26.9 %. Fee £108. Minimum 1 % plus interest, at least £25.',
    ],
    [0.3949, 0, 0, 'EAR. No minimum.'],
    [0.086, 185, 0, 'APR.'],
    [0, 45, 0, 'Priority debt.'],
    [0, 50, 0, 'No extra money.'],
  ]);
  expect(rows.at(-1)?.[6]).toBe(108);
});

it('has totals that come to what they say, fees included, and a payment for each strategy', () => {
  const formulas = formulasOf(book);
  // Two for each strategy on its sheet and in the summary, and three under the debts.
  expect(formulas).toHaveLength(19);
  for (const { worked, cached } of formulas) expect(worked).toBe(cached);
  const { rows } = sheetOf(book, 'Summary');
  const head = rows.findIndex(([label]) => label === 'Strategy');
  expect(rows[head]?.slice(3, 7)).toEqual([
    'Total Interest',
    'Fees',
    'Total paid',
    'Monthly payment',
  ]);
  const strategies = ['avalanche', 'snowball', 'custom', 'minimum'] as const;
  expect(rows.slice(head + 1, head + 5).map((row) => row.slice(3, 7).map(penceRead))).toEqual(
    strategies.map((strategy) => {
      const outcome = report.outcomes.find((result) => result.strategy === strategy)?.outcome;
      if (outcome === undefined || outcome.neverPaysOff) throw new Error('It clears');
      const { totalInterestPence } = outcome;
      return [
        totalInterestPence,
        10_800,
        1_286_000 + 10_800 + totalInterestPence,
        monthlyPaymentPence(report.plan, strategy),
      ];
    }),
  );
});

it('says what the goal takes', () => {
  const { rows } = sheetOf(book, 'Summary');
  const at = rows.findIndex(([label]) => label === 'To be debt free by May 2029');
  const goals = rows.slice(at + 2).map((row) => row.slice(0, 7));
  expect(goals.map(([name, months, , ...rest]) => [name, months, ...rest])).toEqual([
    ['Avalanche', 30, 1497.63, 474.11, 157.03, 'What you pay already gets you there'],
    ['Snowball', 30, 1497.63, 474.11, 157.03, 'What you pay already gets you there'],
    ['Custom', 30, 1497.63, 474.11, 157.03, 'What you pay already gets you there'],
    ['Minimum', 30, 1697.82, 550.83, 233.75, '£113.75 more'],
  ]);
});

it('tells what it rests on, once, with one-offs and pauses', () => {
  const said = sheetOf(book, 'About').rows.map(([text]) => text);
  const once = (text: string) => expect(said.filter((each) => each === text)).toHaveLength(1);
  once('An estimate by month. Your statement is right where it differs.');
  once('May 2027: £400 where the strategy says');
  once('January 2027: only one-offs and what lenders ask for are paid');
  once(
    'Avalanche: The cheapest within your budget of 14 orders that look ahead at your deals; a cheaper one may exist. When a debt is cleared, its payment goes to the next one.',
  );
  expect(said.join(' ')).not.toMatch(/divided by 12 and|stay as they are/);
});

it('names the month that passes the budget, and free advice, before the strategies', async () => {
  const short = aReport({ debts: [risingMinimum] });
  const { rows } = sheetOf(await readBack(calculationWorkbook(short)), 'Summary');
  const said = rows.map(([text]) => String(text ?? ''));
  const head = said.indexOf('Strategy');
  expect(said.slice(0, head)).toEqual(
    expect.arrayContaining([
      'Your lenders would ask for more than your budget',
      'With avalanche and snowball, your lenders would ask for £163.61 in June 2027, £103.61 more than your budget. That is the first month in which they do.',
      'StepChange, 0800 138 1111, www.stepchange.org',
    ]),
  );
  expect(rows[head + 1]?.at(-1)).toBe(
    `Lenders would ask for £103.61 more than the budget in ${formatMonth(addMonths(short.start, 7))}.`,
  );
});

it('says of minimum that paying only what is asked would not clear this, where others do', async () => {
  const minimum = { floor: 0, percent: 2.5 };
  const debts = [{ balance: 800, interestRate: 19.9, monthlyPayment: 40, minimum }];
  const made = await readBack(calculationWorkbook(aReport({ debts })));
  const words = 'Paying only what is asked would not clear this.';
  expect(sheetOf(made, 'Summary').rows.at(-1)?.at(-1)).toBe(words);
  expect(sheetOf(made, 'Minimum').rows.at(-1)?.[0]).toBe(words);
});

it('shows a rate a month with all of its decimals', async () => {
  const debts = [{ rateKind: 'monthly' as const, interestRate: 1.527 }];
  const sheet = sheetOf(await readBack(calculationWorkbook(aReport({ debts }))), 'Debts');
  expect(sheet.rows[1]?.[4]).toBe(0.01527);
  expect(sheet.cells?.get('1,4')?.style?.numFmt).toBe('0.0##%');
});
