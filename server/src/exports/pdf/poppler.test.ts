import { formatPence } from '@debt-payoff/contract/money';
import { addMonths, formatMonthShort, monthOf } from '@debt-payoff/contract/months';
import { debtMonths, type MonthOfDebts, startRun } from '@debt-payoff/engine';
import { forecastMonths } from '@debt-payoff/engine/forecast';
import { describe, expect, it } from 'vitest';
import { bytesOf } from '../builders.fixture.ts';
import { calculationPdf } from './calculation-pdf.ts';
import { aCalculation, aDebt, manyDebts } from './calculations.fixture.ts';
import { portfolioPdf } from './portfolio-pdf.ts';
import { aPortfolio, madeOn } from './portfolios.fixture.ts';
import { npmReader, type PrintedPages, popplerReader } from './printed-pages.fixture.ts';

/** In full, poppler reads the files; in short, a reader from npm does, and fewer of them. */
const isFull = process.env.PROOF === 'full';
const read = isFull ? popplerReader() : npmReader;

const plainNames = [
  'Εθνική Τράπεζα',
  'Сбербанк Ґанок',
  'საქართველოს ბანკი',
  'Ամերիաբանկ',
  '中国工商银行 贷款',
  'Žďár, Łódź, Ștefan',
  '=HYPERLINK("http://x")',
  '+1',
  '@SUM(A1)',
];
/** What is drawn in another order than it is written in is named beside the glyphs, which the reader from npm leaves out. */
const turnedNames = ['بنك الراجحي', 'בנק הפועלים', 'हिन्दी बैंक'];

describe.each(isFull ? [1, 10, 50] : [3])('the pages of a calculation of %i debts', (count) => {
  const report = aCalculation(manyDebts(count, isFull ? 60 : 12), { extraPayment: 33.33 });

  it('have every figure of every month as the engine has it', async () => {
    const printed = await read(await bytesOf(calculationPdf(report)));
    requireSound(printed);
    const places = report.debts.map((_, at) => at);
    // With a single debt, the months are the same with every strategy.
    const shown = count === 1 ? report.detailedStrategies.slice(0, 1) : report.detailedStrategies;
    const months = shown.map((name) => [...debtMonths(startRun(report.plan, name))]);
    expect(figuresIn(printed, { from: 'Month by month', to: 'What it rests on' })).toEqual(
      months.flatMap((each) => expectedFigures(each, places)),
    );
  });
});

it('the pages of a portfolio have every figure of every month as the engine has it', async () => {
  const debts = Array.from({ length: isFull ? 12 : 3 }, (_, at) => ({
    name: `Lender ${at + 1}`,
    balancePence: 60_000 + at * 7_919,
    rateBasisPoints: at * 250,
  }));
  const portfolio = aPortfolio(debts, { extraPence: 5_000 });
  const printed = await read(await bytesOf(portfolioPdf(portfolio)));
  requireSound(printed);
  const part = { from: 'Month by month', to: 'Progress since your first plan' };
  expect(figuresIn(printed, part)).toEqual(
    expectedFigures(
      [...forecastMonths(portfolio.forecast.input)],
      debts.map((_, at) => at),
    ),
  );
});

it('names come out in every script, in the order in which they are read', async () => {
  const names = isFull ? [...plainNames, ...turnedNames] : plainNames;
  const debts = names.map((creditor) => aDebt({ creditor }));
  const report = aCalculation(debts, { strategy: 'avalanche' });
  const printed = await read(await bytesOf(calculationPdf(report)));
  requireSound(printed);
  const text = withoutSpaces(partOf(printed, { from: 'The debts', to: 'Balance by debt' }));
  expect(names.filter((name) => !text.includes(withoutSpaces(name)))).toEqual([]);
});

/** Fonts in the file, tags, and pages that are numbered through. */
function requireSound({ pages, isTagged, fonts }: PrintedPages): void {
  expect(isTagged).toBe(true);
  expect(fonts.length).toBeGreaterThan(1);
  for (const font of fonts) expect(font).toMatchObject({ isEmbedded: true, isSubset: true });
  expect(pages.map((text) => text.match(/Page\s+\d+\s+of\s+\d+/g))).toEqual(
    pages.map((_, at) => [`Page ${at + 1} of ${pages.length}`]),
  );
}

type Part = { readonly from: string; readonly to: string };

/** Between two headings. */
function partOf({ pages }: PrintedPages, { from, to }: Part): string {
  const text = pages.join('\n');
  const [begin, end] = [text.indexOf(from), text.lastIndexOf(to)];
  if (begin === -1 || end < begin) throw new Error(`There is nothing from '${from}' to '${to}'`);
  return text.slice(begin, end);
}

function figuresIn(printed: PrintedPages, part: Part): string[] {
  return (
    partOf(printed, part).match(/(?:\b\d+\. )?\b[A-Z][a-z]{2,3} \d{4}\b|£[\d,]+\.\d\d|cleared/g) ??
    []
  );
}

/** Spaces, and the marks by which poppler tells the direction. */
function withoutSpaces(text: string): string {
  return text.replaceAll(/[\s\u200E\u200F\u202A-\u202E]/g, '');
}

/** The figures line by line: five debts a table, under each payment what is left, and the sums in the first. */
function expectedFigures(months: readonly MonthOfDebts[], places: readonly number[]): string[] {
  const tables = Math.ceil(places.length / 5);
  const size = Math.ceil(places.length / tables);
  return Array.from({ length: tables }, (_, at) => places.slice(at * size, (at + 1) * size))
    .filter((group) => group.length > 0)
    .flatMap((group, at) =>
      expectedTable(months, group, { hasSums: at === 0, isOnly: places.length === 1 }),
    );
}

function expectedTable(
  months: readonly MonthOfDebts[],
  group: readonly number[],
  { hasSums, isOnly }: { readonly hasSums: boolean; readonly isOnly: boolean },
): string[] {
  const shown = isOnly ? [] : group;
  const owedIn = ({ debts }: MonthOfDebts) => debts.filter(({ debt }) => shown.includes(debt));
  const printed = hasSums ? months : months.filter((month) => owedIn(month).length > 0);
  const rows = printed.flatMap((month) => {
    const { paidPence, interestPence, balancePence } = month;
    const name = formatMonthShort(addMonths(monthOf(madeOn), month.month));
    return [
      month.month === 0 ? name : `${month.month}. ${name}`,
      ...(hasSums ? [paidPence, interestPence, balancePence].map(formatPence) : []),
      ...owedIn(month).map((debt) => formatPence(debt.paidPence)),
      ...owedIn(month).map((debt) =>
        debt.balancePence === 0 ? 'cleared' : formatPence(debt.balancePence),
      ),
    ];
  });
  const total = (amounts: readonly number[]) =>
    formatPence(amounts.reduce((sum, pence) => sum + pence, 0));
  const paidTo = (place: number) =>
    months.flatMap(({ debts }) =>
      debts.filter(({ debt }) => debt === place).map(({ paidPence }) => paidPence),
    );
  return [
    ...rows,
    ...(hasSums
      ? [
          total(months.map(({ paidPence }) => paidPence)),
          total(months.map(({ interestPence }) => interestPence)),
        ]
      : []),
    ...shown.map((place) => total(paidTo(place))),
  ];
}
