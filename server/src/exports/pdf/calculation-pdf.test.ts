import { strategyInSentence } from '@debt-payoff/contract/debt-types';
import { exportLimits } from '@debt-payoff/contract/export-limits';
import { formatPence } from '@debt-payoff/contract/money';
import { addMonths, formatMonth, formatMonthShort } from '@debt-payoff/contract/months';
import { debtMonths, type StrategyName, startRun } from '@debt-payoff/engine';
import { describe, expect, it } from 'vitest';
import type { CalculationReport } from '../calculation-report.ts';
import { calculationPdf } from './calculation-pdf.ts';
import { aCalculation, aDebt, manyDebts } from './calculations.fixture.ts';
import { cellsUnder, readPdf, structureOf, textsOf } from './pdf-reading.fixture.ts';

const three = [
  aDebt({ creditor: 'Barclaycard', balance: 2_345.67, interestRate: 18.9, monthlyPayment: 90 }),
  aDebt({ creditor: 'Car loan', type: 'Personal Loan', balance: 1_000, interestRate: 6.5 }),
  aDebt({ creditor: 'NatWest', type: 'Overdraft', balance: 640.01, interestRate: 39.9 }),
];

describe('the PDF of a calculation', () => {
  it.each(['avalanche', 'snowball', 'minimum'] as const)(
    'prints every month of %s as the engine walks it, to the penny',
    async (strategy) => {
      const report = aCalculation(three, { strategy, extraPayment: 55.5 });
      const pdf = await readPdf(calculationPdf(report));
      const heading = `Month by month, ${strategyInSentence(strategy)}`;
      expect(cellsUnder(pdf, heading)).toEqual(expectedCells(report, strategy));
    },
  );

  it('puts the answer first, and the strategies side by side', async () => {
    const report = aCalculation(three, { extraPayment: 55.5 });
    const pdf = await readPdf(calculationPdf(report));
    const outcomes = ['avalanche', 'snowball', 'minimum'].map((name) => {
      const found = report.outcomes.find(({ strategy }) => strategy === name)?.outcome;
      if (found === undefined || found.neverPaysOff) throw new Error('All of them clear');
      return { name, ...found };
    });
    const [best] = outcomes.toSorted((a, b) => a.totalInterestPence - b.totalInterestPence);
    const debtFree = addMonths(report.start, best?.months ?? 0);
    expect(textsOf(pdf, 'H1', 'P').slice(0, 4)).toEqual([
      'Payoff strategies compared',
      'An estimate, made on 17 November 2026.',
      `With ${best?.name}, you could be debt free in`,
      formatMonth(debtFree),
    ]);
    expect(cellsUnder(pdf, 'The strategies').slice(6)).toEqual(
      outcomes.flatMap(({ name, months, totalInterestPence }) => [
        `${name.charAt(0).toUpperCase()}${name.slice(1)}${name === best?.name ? '\nBest' : ''}`,
        String(months),
        (months / 12).toFixed(1),
        formatPence(totalInterestPence),
        formatPence(report.monthlyPence),
        formatMonthShort(addMonths(report.start, months)),
      ]),
    );
  });

  it('says how it differs from the plan of the portfolio that its debts are of', async () => {
    const note =
      'This comparison begins in December from these balances, with the extra of £55.50 a month, so its months can differ from those of the plan in your portfolio.';
    const textIn = async (isFromPortfolio: boolean) => {
      const report = aCalculation(three, {
        extraPayment: 55.5,
        isFromPortfolio,
        strategy: 'snowball',
      });
      return textsOf(await readPdf(calculationPdf(report)), 'P').map((text) =>
        text.replaceAll('\n', ' '),
      );
    };
    // Below the answer: its lead, its month, and its figures.
    expect((await textIn(true))[4]).toBe(note);
    expect(await textIn(false)).not.toContain(note);
  });

  it('says that payments are no more than so much, where they fall with each cleared debt', async () => {
    const sentenceOf = async (debts: typeof three, strategy: StrategyName) => {
      const pdf = await readPdf(calculationPdf(aCalculation(debts, { strategy })));
      return textsOf(pdf, 'P').find((text) => text.includes('from now'));
    };
    expect(await sentenceOf(three, 'minimum')).toMatch(/ from now, at up to £210\.00 a month, /);
    expect(await sentenceOf(three, 'avalanche')).toMatch(/ from now, at £210\.00 a month, /);
    expect(await sentenceOf(three.slice(0, 1), 'minimum')).toMatch(/ at £90\.00 a month, /);
  });

  it('says what sets the strategies apart in the words of the page', async () => {
    const debts = [
      aDebt({ balance: 200, interestRate: 5, monthlyPayment: 25 }),
      aDebt({ balance: 280, interestRate: 25, monthlyPayment: 20 }),
    ];
    const pdf = await readPdf(calculationPdf(aCalculation(debts, { extraPayment: 200 })));
    const words = textsOf(pdf, 'P').map((text) => text.replaceAll('\n', ' '));
    expect(words).toContain(
      'Avalanche has the lowest total interest: £8.76. That is £2.97 less than snowball, the most expensive of the three. Snowball clears the debts 1 month later and is rid of its first debt 1 month sooner.',
    );
  });

  it('says what to pay first to whom, and adds it up', async () => {
    const report = aCalculation(three, { strategy: 'snowball', extraPayment: 55.5 });
    const pdf = await readPdf(calculationPdf(report));
    // The smallest balance gets the extra.
    expect(cellsUnder(pdf, 'What to pay in December 2026')).toEqual([
      ...['Debt', 'Monthly payment', 'Snowball'],
      ...['Barclaycard', '£90.00', '£90.00'],
      ...['Car loan', '£60.00', '£60.00'],
      ...['NatWest', '£60.00', '£115.50'],
      ...['Total', '£210.00', '£265.50'],
    ]);
    expect(cellsUnder(pdf, 'The debts')).toEqual([
      ...['Debt', 'Type', 'Balance', 'Interest rate', 'Monthly payment'],
      ...['Barclaycard', 'Credit Card', '£2,345.67', '18.9%', '£90.00'],
      ...['Car loan', 'Personal Loan', '£1,000.00', '6.5%', '£60.00'],
      ...['NatWest', 'Overdraft', '£640.01', '39.9%', '£60.00'],
      ...['Extra payment', '', '', '', '£55.50'],
      ...['Total', '', '£3,985.68', '', '£265.50'],
    ]);
  });

  it('has a title, a language and tags, and numbers all pages', async () => {
    const report = aCalculation(manyDebts(12, 30), {
      strategy: 'avalanche',
      name: 'Zoë & Sons <Ltd>',
      reference: 'REF/1',
    });
    const pdf = await readPdf(calculationPdf(report));
    const { info, metadata } = await pdf.document.getMetadata();
    expect(info).toMatchObject({
      PDFFormatVersion: '1.7',
      Title: 'Payoff plan, avalanche',
      Author: 'Debt Payoff',
      Language: 'en-GB',
      CreationDate: 'D:20261117000000Z',
    });
    expect(metadata?.get('dc:title')).toBe('Payoff plan, avalanche');
    expect(new Set(await structureOf(pdf, 1))).toEqual(
      new Set([
        ...['Root', 'Root/Document', 'Root/Document/H1', 'Root/Document/H2', 'Root/Document/P'],
        ...['', '/TR', '/TR/TH', '/TR/TD'].map((rest) => `Root/Document/Table${rest}`),
      ]),
    );
    expect(await pdf.document.getMarkInfo()).toMatchObject({ Marked: true });
    expect(
      pdf.artifacts.filter(({ text }) => text.includes('Page ')).map(({ text }) => text),
    ).toEqual(
      Array.from({ length: pdf.pages }, (_, at) =>
        expect.stringMatching(
          new RegExp(
            `^Debt Payoff\\. An estimate, not advice\\. Made on 17 November 2026\\.\\s*Page ${at + 1} of ${pdf.pages}$`,
          ),
        ),
      ),
    );
    expect(textsOf(pdf, 'P')).toContain(
      'Prepared for Zoë & Sons <Ltd>. Reference: REF/1. An estimate, made on 17 November 2026.',
    );
  });

  it('has charts that are read as what they show', async () => {
    const pdf = await readPdf(calculationPdf(aCalculation(three, { extraPayment: 55.5 })));
    const pages = Array.from({ length: pdf.pages }, (_, at) => structureOf(pdf, at + 1));
    const figures = (await Promise.all(pages)).flat().filter((path) => path.includes('/Figure'));
    expect(figures).toEqual([
      expect.stringMatching(
        /^Root\/Document\/Figure: Your balance over time\. With avalanche, all /,
      ),
      expect.stringMatching(
        /^Root\/Document\/Figure: Balance by debt\. With avalanche, NatWest goes /,
      ),
    ]);
  });

  it('repeats the head of a table on every page, and has it read once', async () => {
    const report = aCalculation([aDebt({ balance: 5_000, monthlyPayment: 90 })], {
      strategy: 'minimum',
    });
    const pdf = await readPdf(calculationPdf(report));
    const pagesOfMonths = new Set(
      pdf.read.filter(({ text }) => /^\d+\. \w{3} \d{4}$/.test(text)).map(({ page }) => page),
    );
    expect(pagesOfMonths.size).toBeGreaterThan(2);
    const heads = pdf.artifacts.filter(({ text }) => text.startsWith('Month'));
    expect(heads.map(({ page }) => page)).toEqual([...pagesOfMonths].slice(1));
    expect(textsOf(pdf, 'TH').filter((text) => text === 'Month')).toHaveLength(1);
  });
});

describe('payments that do not clear the debts', () => {
  const growing = aDebt({
    creditor: 'Grows',
    balance: 5_000,
    interestRate: 39.9,
    monthlyPayment: 50,
  });

  it('say so in plain words, with what would, and without an empty table', async () => {
    const pdf = await readPdf(calculationPdf(aCalculation([growing, aDebt()])));
    const words = pdf.read
      .map(({ text }) => text)
      .join(' ')
      .replaceAll(/\s+/g, ' ');
    expect(words).toContain('These payments do not clear the debts');
    expect(words).toContain('no strategy clears them within 100 years. An extra payment of £');
    expect(words).toContain('Grows: £50.00 a month does not clear this debt.');
    expect(words).toContain('StepChange, 0800 138 1111');
    expect(words).toContain("More ways to get free help: 'Debt help', at the foot of every page");
    expect(words).not.toMatch(/Infinity|NaN|undefined|null/);
    expect(textsOf(pdf, 'H2')).toEqual(['The debts', 'What it rests on']);
  });

  it('are told of the one strategy that a file is about, where others would clear them', async () => {
    const debts = [{ ...growing, monthlyPayment: 150 }, aDebt({ monthlyPayment: 100 })];
    const pdf = await readPdf(calculationPdf(aCalculation(debts, { strategy: 'minimum' })));
    const words = pdf.read
      .map(({ text }) => text)
      .join(' ')
      .replaceAll(/\s+/g, ' ');
    expect(words).toContain(
      'With minimum, you would still owe something after 100 years. An extra payment of £',
    );
    expect(cellsUnder(pdf, 'The strategies')).toContain('Never');
    expect(textsOf(pdf, 'H2').filter((text) => text.startsWith('Month by month'))).toEqual([]);
  });
});

describe('a plan with more months of debts than are printed', () => {
  const isFull = process.env.PROOF === 'full';
  const [debts, months] = isFull ? [500, 1_190] : [7, 60];
  const monthsOfDebtsMax = isFull ? exportLimits.printedMonthsOfDebtsMax : 300;

  it(`goes on by year, says so, and its sums are the engine's (${debts} debts)`, async () => {
    const report = aCalculation(manyDebts(debts, months));
    const pdf = await readPdf(calculationPdf(report, { monthsOfDebtsMax }));
    const printed = Math.floor(monthsOfDebtsMax / 3 / debts);
    const rows = textsOf(pdf, 'TH').filter((text) => /^\d+\. \w{3} \d{4}$/.test(text));
    const tables = Math.ceil(debts / 5);
    expect(rows).toHaveLength(3 * printed * tables);
    const from = formatMonth(addMonths(report.start, printed + 1));
    const words = textsOf(pdf, 'P').map((text) => text.replaceAll('\n', ' '));
    expect(
      words.filter((text) => text.startsWith(`From ${from}, payments to all debts are added up`)),
    ).toHaveLength(3);
    for (const strategy of report.detailedStrategies) {
      const cells = cellsUnder(pdf, `Month by month, ${strategyInSentence(strategy)}`);
      const at = cells.lastIndexOf('In total');
      const [paid, interest] = totalsOf(report, strategy);
      expect(cells.slice(at, at + 3)).toEqual([
        'In total',
        formatPence(paid),
        formatPence(interest),
      ]);
    }
  });
});

function totalsOf(
  { plan }: Pick<CalculationReport, 'plan'>,
  strategy: StrategyName,
): [number, number] {
  let [paid, interest] = [0, 0];
  for (const month of debtMonths(startRun(plan, strategy))) {
    paid += month.paidPence;
    interest += month.interestPence;
  }
  return [paid, interest];
}

/** The whole table of a plan with at most five debts, worked out anew. */
function expectedCells(
  { plan, start, debts }: CalculationReport,
  strategy: StrategyName,
): string[] {
  const cells = [
    'Month',
    'Pay in total',
    'Interest',
    'Left in total',
    ...debts.map(({ name }) => name),
  ];
  const paid = debts.map(() => 0);
  for (const month of debtMonths(startRun(plan, strategy))) {
    cells.push(
      `${month.month}. ${formatMonthShort(addMonths(start, month.month))}`,
      ...[month.paidPence, month.interestPence, month.balancePence].map(formatPence),
    );
    for (const [at] of debts.entries()) {
      const debt = month.debts.find((entry) => entry.debt === at);
      paid[at] = (paid[at] ?? 0) + (debt?.paidPence ?? 0);
      const left = debt?.balancePence === 0 ? 'cleared' : formatPence(debt?.balancePence ?? 0);
      cells.push(debt === undefined ? '' : `${formatPence(debt.paidPence)}\n${left}`);
    }
  }
  const [all, interest] = totalsOf({ plan }, strategy);
  return [...cells, 'Total', formatPence(all), formatPence(interest), '', ...paid.map(formatPence)];
}
