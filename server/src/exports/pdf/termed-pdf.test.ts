import { describe, expect, it } from 'vitest';
import { aReport, reportWithTerms, risingMinimum } from '../builders.fixture.ts';
import type { CalculationReport } from '../calculation-report.ts';
import { calculationPdf } from './calculation-pdf.ts';
import { cellsUnder, readPdf, textsOf } from './pdf-reading.fixture.ts';

const oneLine = (text: string): string => text.replaceAll(/[\s\u00A0]+/g, ' ');

async function pagesOf(report: CalculationReport) {
  const pdf = await readPdf(calculationPdf(report));
  return {
    cells: (heading: string) => cellsUnder(pdf, heading).map(oneLine),
    headings: textsOf(pdf, 'H2', 'H3'),
    paragraphs: textsOf(pdf, 'P').map(oneLine),
    whole: oneLine(pdf.read.map(({ text }) => text).join(' ')),
  };
}

describe('the PDF of debts with terms', async () => {
  const { cells, headings, paragraphs, whole } = await pagesOf(reportWithTerms());

  it('tells rates by their kinds, when deals end, fees and what lenders ask', () => {
    expect(cells('The debts')).toEqual([
      ...['Debt', 'Type', 'Balance', 'Interest rate', 'Monthly payment'],
      'Transfer 0 % to the end of July 2027, then 26.9 %. Fee £108. Minimum 1 % plus interest, at least £25.',
      ...['Credit Card', '£3,600.00', '0 % APR', '£90.00'],
      ...['Overdraft No minimum.', 'Overdraft', '£850.00', '39.49 % EAR', '£0.00'],
      ...['Loan', 'Personal Loan', '£7,400.00', '8.6 % APR', '£185.00'],
      ...['Council tax Priority debt.', 'Other', '£410.00', '0 %', '£45.00'],
      ...['Sofa No extra money.', 'Other', '£600.00', '0 %', '£50.00'],
      ...['Fees', '', '£108.00', '', ''],
      ...['Extra payment', '', '', '', '£120.00'],
      ...['Total', '', '£12,968.00', '', '£490.00'],
    ]);
  });

  it('has fees beside the interest, and the monthly payment of each strategy', () => {
    const { length } = ['Strategy', 'Months', 'Years', 'Interest', 'Fees', 'Payment', 'Debt free'];
    const rows = cells('The strategies');
    expect(rows.slice(3, 6)).toEqual(['Total Interest', 'Fees', 'Monthly payment']);
    expect(rows.slice(length, 2 * length)).toEqual([
      ...['Avalanche Best', '29', '2.4', '£1,412.83', '£108.00', '£490.00', 'Apr 2029'],
    ]);
    expect(rows.slice(-length)).toEqual([
      ...['Minimum', '47', '3.9', '£2,831.17', '£108.00', '£437.08', 'Oct 2030'],
    ]);
    expect(paragraphs).toContain(
      '29 months from now, at £490.00 a month at the start, with £1,412.83 interest and £108.00 fees in total.',
    );
  });

  it('says under both charts which rate changes, and when', () => {
    const deal = 'Transfer: 0 % to the end of July 2027, then 26.9 % APR.';
    expect(paragraphs.filter((text) => text.includes(deal))).toHaveLength(2);
  });

  it('says what the goal takes a month', () => {
    expect(cells('To be debt free by May 2029').slice(-6)).toEqual([
      ...['Minimum', '£550.83', '£233.75', '£1,697.82', 'May 2029', '£113.75 more'],
    ]);
  });

  it('says what lenders ask first, and lists one-offs and pauses', () => {
    expect(cells('What to pay in December 2026').slice(0, 8)).toEqual([
      ...['Debt', 'Asked for', 'Avalanche', 'Snowball', 'Custom', 'Minimum'],
      ...['Transfer', '£37.08'],
    ]);
    expect(headings).toEqual(expect.arrayContaining(['One-off payments', 'Pauses']));
    expect(whole).toContain('May 2027: £400 where the strategy says');
    expect(whole).toContain('January 2027: only one-offs and what lenders ask for are paid');
  });

  it('compares no more than what was compared', () => {
    expect(whole).toContain('lowest total interest of the strategies shown: £1,412.83.');
    expect(whole).toContain(
      'Avalanche is the cheapest within your budget of 14 orders that look ahead at your deals; a cheaper one may exist.',
    );
    expect(whole).not.toMatch(/optimal|cheapest possible|best for you|stay as they are/i);
    expect(whole).not.toContain('highest interest rate is paid first');
  });

  it('says once that it is an estimate by month', () => {
    const sentence = 'An estimate by month. Your statement is right where it differs.';
    expect(whole.split(sentence)).toHaveLength(2);
  });
});

describe('a month that passes the budget', () => {
  it('is named before the plan, with free advice, which is not named again', async () => {
    const { whole } = await pagesOf(aReport({ debts: [risingMinimum] }));
    const named =
      'With avalanche and snowball, your lenders would ask for £163.61 in June 2027, £103.61 more than your budget.';
    expect(whole).toContain(named);
    expect(whole.indexOf(named)).toBeLessThan(whole.indexOf('you could be debt free in'));
    expect(whole.split('StepChange')).toHaveLength(2);
    expect(whole.indexOf('StepChange')).toBeLessThan(whole.indexOf('you could be debt free in'));
  });
});

describe('months of a single debt', () => {
  const minimum = { floor: 25, percent: 1, plusInterest: true };

  it('are told for each strategy under a rule, and once without', async () => {
    const ruled = await pagesOf(aReport({ debts: [{ rateKind: 'apr', minimum }] }));
    expect(ruled.headings).toEqual(
      expect.arrayContaining(['Month by month, avalanche', 'Month by month, minimum']),
    );
    expect(ruled.whole).not.toContain('the months are the same with every strategy');
    const same = await pagesOf(aReport({ debts: [{ rateKind: 'apr' }] }));
    expect(same.headings).toContain('Month by month');
  });
});

describe('debts with terms that are not cleared', () => {
  it('read what would clear them: the goals of 1,200 and of 60 months', async () => {
    const debts = [
      {
        balance: 2_400,
        interestRate: 0,
        monthlyPayment: 20,
        rateKind: 'apr' as const,
        rateChanges: [{ lastMonth: 6, thenRate: 34.9 }],
      },
    ];
    const { whole } = await pagesOf(aReport({ debts }));
    expect(whole).toContain(
      'An extra payment of £32.66 a month above what your lenders ask would clear it in 27 years and 7 months, with £15,024.15 interest; one of £48.00 a month in 5 years, with £1,679.80 interest. That is with avalanche.',
    );
    expect(whole).toContain('StepChange');
  });

  it('are named where their own payment and their one-offs do not clear them', async () => {
    const debts = [
      { balance: 1_000, interestRate: 0, monthlyPayment: 0, minimum: { floor: 0 } },
      { balance: 9_000, interestRate: 90, monthlyPayment: 100 },
    ];
    const options = { oneOffs: [{ month: 3, amount: 1_000, debt: 0 }] };
    const { whole } = await pagesOf(aReport({ debts, options }));
    expect(whole).toContain('Lender 2: Its own payment does not clear this debt.');
    expect(whole).not.toContain('Lender 1: Its own');
  });

  it('under minimum alone read that what is asked is not enough, without the advice line', async () => {
    const debts = [
      { balance: 800, interestRate: 19.9, monthlyPayment: 40, minimum: { floor: 0, percent: 2.5 } },
    ];
    const { paragraphs, whole } = await pagesOf(aReport({ debts, strategy: 'minimum' }));
    expect(paragraphs).toContain('Paying only what is asked would not clear this');
    expect(whole).not.toContain('If more is out of reach');
    const compared = await pagesOf(aReport({ debts }));
    expect(compared.whole).toContain('Paying only what is asked would not clear this.');
    expect(compared.whole).not.toContain('An extra payment of');
  });
});
