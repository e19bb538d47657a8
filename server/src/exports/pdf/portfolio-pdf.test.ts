import { exportLimits } from '@debt-payoff/contract/export-limits';
import { formatPence } from '@debt-payoff/contract/money';
import { addMonths, formatMonth, formatMonthShort, monthOf } from '@debt-payoff/contract/months';
import { forecastMonths } from '@debt-payoff/engine/forecast';
import { describe, expect, it } from 'vitest';
import { markOf } from '../debt-marks.ts';
import type { PortfolioReport } from '../portfolio-report.ts';
import { cellsUnder, type ReadPdf, readPdf, textsOf } from './pdf-reading.fixture.ts';
import { combinedPdf, portfolioPdf } from './portfolio-pdf.ts';
import { aPortfolio, madeOn } from './portfolios.fixture.ts';

const spoken = [
  { name: 'Barclaycard' },
  { name: 'Old card', balancePence: 0, paidOffOn: '2026-03-02', paymentPence: 4_000 },
  { name: 'NatWest', type: 'Overdraft', rateBasisPoints: 3_990, balancePence: 64_001 },
] as const;

const wordsOf = ({ read }: ReadPdf) =>
  read
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/\s+/g, ' ');

describe('the PDF of a portfolio', () => {
  it('prints every month of the forecast as the engine walks it, to the penny', async () => {
    const portfolio = aPortfolio(spoken, { extraPence: 5_000 });
    const pdf = await readPdf(portfolioPdf(portfolio));
    expect(cellsUnder(pdf, 'Month by month')).toEqual(expectedCells(portfolio, [0, 2]));
  });

  it.each([
    ['months alone', undefined],
    ['years after some months', 8],
  ])('prints all interest that is paid beyond the balances, in %s', async (_, most) => {
    const debts = [
      { name: 'Flat', type: 'Mortgage', balancePence: 148_300, interestDuePence: 2_175 },
      { name: 'Card', balancePence: 64_001, interestDuePence: 1 },
    ] as const;
    const portfolio = aPortfolio(debts);
    const report = { madeOn, outcome: portfolio.outcome, portfolios: [portfolio] };
    const options = most === undefined ? {} : { monthsOfDebtsMax: most };
    const pdf = await readPdf(combinedPdf(report, options));
    const cells = cellsUnder(pdf, 'Month by month');
    const at = cells.indexOf(most === undefined ? 'Total' : 'In total');
    const [paid, interest] = cells.slice(at + 1, at + 3).map(penceOf);
    expect(Number(paid) - Number(interest)).toBe(148_300 + 64_001);
    expect(cells[cells.indexOf('Nov 2026') + 2]).toBe('£21.76');
    expect(wordsOf(pdf)).toContain('The interest in the first row has fallen due since');
  });

  it('has a first row for interest where nothing is left to pay this month', async () => {
    const portfolio = aPortfolio([{ interestDuePence: 1_234 }]);
    const [debt] = portfolio.forecast.input.debts;
    expect(debt).toBeDefined();
    if (debt === undefined) return;
    const paid = { ...debt, paidPence: 500_000 };
    const input = { ...portfolio.forecast.input, debts: [paid] };
    const forecast = { ...portfolio.forecast, input };
    const pdf = await readPdf(portfolioPdf({ ...portfolio, forecast }));
    expect(cellsUnder(pdf, 'Month by month').slice(4, 8)).toEqual([
      ...['Nov 2026', '£0.00', '£12.34', '£1,812.34'],
    ]);
    expect(wordsOf(pdf)).not.toContain('what is left to pay in');
  });

  it('opens with the month, what is paid and what the mortgage leaves', async () => {
    const portfolio = aPortfolio(spoken, { extraPence: 5_000, freedPence: 4_000 });
    const monthWithoutMortgage = monthOf('2027-01');
    const outcome = { ...portfolio.outcome, monthWithoutMortgage };
    const pdf = await readPdf(portfolioPdf({ ...portfolio, outcome, description: 'Ours' }));
    expect(textsOf(pdf, 'H1', 'P').slice(0, 7)).toEqual([
      ...['Household', 'Ours', 'An estimate, made on 17 November 2026.'],
      'You could be debt free in',
      formatMonth(portfolio.outcome.month ?? monthOf('1970-01')),
      'Without the mortgage: January 2027.',
      `Avalanche, £50.00 extra a month and £40.00 from paid-off debts: ${formatPence(portfolio.budgetPence)} a month in total.`,
    ]);
    expect(wordsOf(pdf)).not.toMatch(/\bwill\b|Infinity|NaN|undefined|null/);
  });

  it('says what to pay this month, what is paid of it, and which debt comes first', async () => {
    const portfolio = aPortfolio(spoken);
    const lines = portfolio.lines.debts.map((line) =>
      line.debt === 0 ? { ...line, countsFrom: monthOf('2026-12'), dueOn: null } : line,
    );
    const pdf = await readPdf(
      portfolioPdf({ ...portfolio, lines: { ...portfolio.lines, debts: lines } }),
    );
    expect(cellsUnder(pdf, 'This month')).toEqual([
      ...['Debt', 'Due', 'Planned', 'Paid so far', 'Still to pay'],
      ...['Barclaycard\nCounts from December 2026', '', '£110.00', '£20.00', '£90.00'],
      ...['NatWest\nFirst', '28 Nov 2026', '£150.00', '£20.00', '£130.00'],
      ...['Total', '', '£260.00', '£40.00', '£220.00'],
    ]);
    expect(cellsUnder(pdf, 'The debts').slice(7)).toEqual([
      ...['Barclaycard\nCredit Card', '18.9%', '£90.00', '£2,400.00', '£1,800.00', '£600.00'],
      formatMonthShort(portfolio.debts[0]?.month ?? monthOf('1970-01')),
      ...['Old card\nCredit Card', '18.9%', '–', '£2,400.00', '£0.00', '£2,400.00'],
      '2 Mar 2026\nPaid off',
      ...['NatWest\nOverdraft', '39.9%', '£90.00', '£2,400.00', '£640.01', '£1,759.99'],
      formatMonthShort(portfolio.debts[2]?.month ?? monthOf('1970-01')),
      ...['Total', '', '£180.00', '£7,200.00', '£2,440.01', '£4,759.99', ''],
    ]);
  });

  it('has progress against the first plan, payments by month and schedules, each adding up', async () => {
    const month = { count: 2, amountPence: 20_000, interestPence: 1_234, principalPence: 18_766 };
    const none = { spendingPence: 0, refundPence: 0 };
    const payments = [
      { month: monthOf('2026-09'), ...month, ...none },
      { month: monthOf('2026-10'), ...month, spendingPence: 4_500, refundPence: 0 },
    ];
    const terms = { paymentDay: 28, paymentType: 'regular' } as const;
    const schedule = { ...terms, amountPence: 9_000, isEstimate: false };
    const debt = { debt: 0 } as const;
    const schedules = [
      { ...debt, ...schedule, isActive: true, nextDueOn: '2026-11-28' },
      { ...debt, ...schedule, isActive: false, nextDueOn: null },
      { ...debt, ...schedule, isEstimate: true, isActive: true, nextDueOn: '2026-12-28' },
      { ...debt, ...schedule, amountPence: 0, isActive: true, nextDueOn: null },
    ];
    const pdf = await readPdf(portfolioPdf(aPortfolio(spoken, { payments, schedules })));
    expect(wordsOf(pdf)).toContain(
      'You are 2 months ahead of your first plan. Your first plan dates from 5 January 2026. • You paid £120.00 more than planned. You have repaid £4,759.99 of £7,200.00, which is 66%.',
    );
    expect(cellsUnder(pdf, 'Payments by month')).toEqual([
      ...['Month', 'Number', 'Amount', 'Interest', 'Principal', 'Spending and\ncharges', 'Refunds'],
      ...['September 2026', '2', '£200.00', '£12.34', '£187.66', '£0.00', '£0.00'],
      ...['October 2026', '2', '£200.00', '£12.34', '£187.66', '£45.00', '£0.00'],
      ...['Total', '4', '£400.00', '£24.68', '£375.32', '£45.00', '£0.00'],
    ]);
    expect(cellsUnder(pdf, 'Scheduled payments').slice(5)).toEqual([
      ...['Barclaycard', 'Regular', '£90.00', '28', '28 Nov 2026'],
      ...['Barclaycard', 'Regular', '£90.00', '28', 'Inactive'],
      ...['Barclaycard', 'Regular', 'about £90.00', '28', '28 Dec 2026'],
      ...['Barclaycard', 'Regular', '£0.00', '28', 'None'],
    ]);
  });

  it('adds up what was paid beyond interest and principal', async () => {
    const sums = { count: 1, spendingPence: 0, refundPence: 0 };
    const paid = { amountPence: 20_000, interestPence: 1_234, principalPence: 18_766 };
    const payments = [
      { month: monthOf('2026-09'), ...sums, ...paid },
      { month: monthOf('2026-10'), ...sums, ...paid, amountPence: 26_921 },
    ];
    const pdf = await readPdf(portfolioPdf(aPortfolio(spoken, { payments })));
    expect(cellsUnder(pdf, 'Payments by month')).toEqual([
      ...['Month', 'Number', 'Amount', 'Interest', 'Principal', 'Other'],
      ...['September 2026', '1', '£200.00', '£12.34', '£187.66', '£0.00'],
      ...['October 2026', '1', '£269.21', '£12.34', '£187.66', '£69.21'],
      ...['Total', '2', '£469.21', '£24.68', '£375.32', '£69.21'],
    ]);
    expect(wordsOf(pdf)).toContain(
      'brought your balances down. The other £69.21 was more than was owed, or does not count towards a balance.',
    );
  });

  it('says that scheduled payments have not been recorded, and which date is over', async () => {
    const { lines, ...portfolio } = aPortfolio(spoken, { missedCount: 2 });
    const [first, ...others] = lines.debts.map((line) => ({ ...line, dueOn: madeOn }));
    if (first === undefined) throw new Error('There is a line');
    const debts = [{ ...first, dueOn: '2026-11-16' }, ...others];
    const pdf = await readPdf(portfolioPdf({ ...portfolio, lines: { ...lines, debts } }));
    const cells = cellsUnder(pdf, 'This month').map((cell) => cell.replaceAll('\n', ' '));
    expect(cells[6]).toBe('Was due 16 Nov 2026');
    expect(cells[11]).toBe('17 Nov 2026');
    expect(wordsOf(pdf)).toContain(
      '2 scheduled payments have not been recorded. If they were made, the balances are lower than shown here.',
    );
    expect(wordsOf(await readPdf(portfolioPdf(aPortfolio(spoken))))).not.toContain('recorded');
  });

  it('calls a debt that cannot be printed the same in every table and sentence', async () => {
    const same = { name: 'አማርኛ', type: 'Overdraft' } as const;
    const portfolio = aPortfolio([same, same], { name: 'ቤት' });
    const causes = [`You added ${markOf(1)}.`];
    const summary = `That plan did not have ${markOf(1)}.`;
    const progress = { ...portfolio.progress, summary, causes };
    const pdf = await readPdf(portfolioPdf({ ...portfolio, progress }));
    expect(textsOf(pdf, 'H1')).toEqual(['Portfolio 1']);
    expect(wordsOf(pdf)).toMatch(
      /That plan did not have Overdraft 2\. .* • You added Overdraft 2\./,
    );
    const named = textsOf(pdf, 'TH').filter((text) => text.startsWith('Overdraft 2'));
    expect(named).toEqual(['Overdraft 2', 'Overdraft 2\nOverdraft', 'Overdraft 2']);
    expect(wordsOf(pdf)).toContain(
      'so those debts are listed by type and number. The app has the full names.',
    );
  });
});

describe('a portfolio without a month to look forward to', () => {
  it('says how to begin where it has no debts', async () => {
    const pdf = await readPdf(portfolioPdf(aPortfolio([])));
    expect(wordsOf(pdf)).toContain('No debts yet Add your debts in the app');
    expect(textsOf(pdf, 'TH')).toEqual([]);
    expect(wordsOf(pdf)).not.toMatch(/estimate/i);
    expect(textsOf(pdf, 'P')).toContain('Made on 17 November 2026.');
    expect(pdf.pages).toBe(1);
  });

  it('says since when it is debt free, and when each debt was paid off', async () => {
    const pdf = await readPdf(
      portfolioPdf(aPortfolio([{ balancePence: 0, paidOffOn: '2026-09-14' }])),
    );
    expect(wordsOf(pdf)).toContain(
      'This portfolio is Debt free The last debt was paid off in September 2026.',
    );
    expect(cellsUnder(pdf, 'The debts')).toContain('14 Sept 2026\nPaid off');
    expect(textsOf(pdf, 'H2')).not.toContain('Month by month');
  });

  it('says in plain words which debts would stay, what would clear them, and who helps', async () => {
    const grows = { name: 'Grows', rateBasisPoints: 3_990, balancePence: 900_000 };
    const pdf = await readPdf(portfolioPdf(aPortfolio([grows, {}])));
    expect(wordsOf(pdf)).toMatch(
      /These payments do not clear your debts .* Grows would not be paid off\. An extra payment of £.*StepChange, 0800 138 1111/,
    );
    expect(cellsUnder(pdf, 'The debts')).toContain('Never');
    expect(textsOf(pdf, 'H2')).not.toContain('Month by month');
  });
});

describe('the PDF of all portfolios', () => {
  const wholeBalance = 'The balance of all your portfolios, as things stand';
  const clears = aPortfolio(spoken);
  const empty = aPortfolio([], { name: 'New one' });
  const never = aPortfolio([{ name: 'Grows', rateBasisPoints: 3_990, balancePence: 900_000 }], {
    name: 'Cards',
  });

  it('opens with the whole outcome and what each portfolio adds to it', async () => {
    const { outcome } = never;
    const portfolios = [clears, empty, never];
    const pdf = await readPdf(combinedPdf({ madeOn, outcome, portfolios }));
    expect(wordsOf(pdf)).toContain(
      'These payments do not clear Cards • Cards: at £90.00 a month it would not be paid off.',
    );
    expect(cellsUnder(pdf, 'Your 3 portfolios')).toEqual([
      ...[
        'Portfolio',
        'Owed',
        'A month',
        'Still to pay in\nNovember 2026',
        'Could be debt free in',
      ],
      ...['Household', '£2,440.01', '£220.00', '£220.00'],
      formatMonth(clears.outcome.month ?? monthOf('1970-01')),
      ...['New one', '£0.00', '£0.00', '£0.00', 'No debts yet'],
      ...['Cards', '£9,000.00', '£90.00', '£90.00', 'Not with these payments'],
      ...['Total', '£11,440.01', '£310.00', '£310.00', ''],
    ]);
    expect(textsOf(pdf, 'H2')).not.toContain(wholeBalance);
    expect(textsOf(pdf, 'H1')).toEqual(['All your portfolios', 'Household', 'New one', 'Cards']);
  });

  it('tells portfolios of one name, and those that cannot be printed, apart', async () => {
    const [one, other] = [1_000, 2_000].map((paymentPence) =>
      aPortfolio([{ rateBasisPoints: 3_990, balancePence: 900_000, paymentPence }], { name: 'ቤት' }),
    );
    if (one === undefined || other === undefined) throw new Error('There are two');
    const report = { madeOn, outcome: one.outcome, portfolios: [one, clears, other] };
    expect(wordsOf(await readPdf(combinedPdf(report)))).toContain(
      'These payments do not clear 2 of your portfolios • Portfolio 1: at £10.00 a month it would not be paid off. • Portfolio 3: at £20.00 a month it would not be paid off.',
    );
  });

  it('has nothing to pay this month in a portfolio whose first payments are next month', async () => {
    const lines = { ...clears.lines, month: monthOf('2026-12') };
    const { outcome } = clears;
    const portfolios = [{ ...clears, lines }];
    const pdf = await readPdf(combinedPdf({ madeOn, outcome, portfolios }));
    expect(cellsUnder(pdf, 'Your 1 portfolio').slice(-3)).toEqual(['£220.00', '£0.00', '']);
  });

  it('draws the balance of all of them together, where every one is cleared', async () => {
    const { outcome } = clears;
    const several = { madeOn, outcome, portfolios: [clears, empty, aPortfolio([{}])] };
    expect(textsOf(await readPdf(combinedPdf(several)), 'H2')).toContain(wholeBalance);
    const single = { ...several, portfolios: [clears, empty] };
    expect(textsOf(await readPdf(combinedPdf(single)), 'H2')).not.toContain(wholeBalance);
  });

  const isFull = process.env.PROOF === 'full';
  const [count, monthsOfDebtsMax] = isFull ? [60, exportLimits.printedMonthsOfDebtsMax] : [6, 300];

  it(`shares what may be printed of months among its portfolios (${count} debts)`, async () => {
    const debts = Array.from({ length: count }, (_, at) => ({
      ...{ name: `Lender ${at}`, rateBasisPoints: 0, paymentPence: 1_000 },
      ...{ originalPence: 400_000, balancePence: 400_000 },
    }));
    const large = aPortfolio(debts);
    const portfolios = [clears, large];
    const { outcome } = large;
    const pdf = await readPdf(combinedPdf({ madeOn, outcome, portfolios }, { monthsOfDebtsMax }));
    const left = monthsOfDebtsMax - 2 * monthsPrinted(clears);
    // The first of its months is this one.
    const from = formatMonth(addMonths(monthOf(madeOn), Math.floor(left / count)));
    expect(wordsOf(pdf)).toContain(
      `From ${from}, payments to all debts are added up by calendar year: every month of every debt would fill hundreds of pages. The app has every month.`,
    );
    const cells = cellsUnder(
      { ...pdf, read: pdf.read.slice(indexOfTitle(pdf, 1)) },
      'Month by month',
    );
    const total = count * 400_000;
    const at = cells.lastIndexOf('In total');
    expect(cells.slice(at, at + 3)).toEqual(['In total', formatPence(total), '£0.00']);
  });
});

function penceOf(pounds: string): number {
  return Math.round(Number(pounds.replaceAll(/[£,]/g, '')) * 100);
}

function indexOfTitle({ read }: ReadPdf, portfolio: number): number {
  const titles = read.flatMap(({ tag }, at) => (tag === 'H1' ? [at] : []));
  return titles[portfolio + 1] ?? 0;
}

function monthsPrinted({ forecast }: PortfolioReport): number {
  return [...forecastMonths(forecast.input)].length;
}

/** The whole table of a plan with at most five debts that are owed, worked out anew. */
function expectedCells({ forecast, debts }: PortfolioReport, owed: readonly number[]): string[] {
  const cells = ['Month', 'Pay in total', 'Interest', 'Left in total'];
  cells.push(...owed.map((place) => debts[place]?.name ?? ''));
  const months = [...forecastMonths(forecast.input)];
  const sum = (amounts: readonly number[]) =>
    formatPence(amounts.reduce((all, one) => all + one, 0));
  for (const { month, paidPence, interestPence, balancePence, debts: each } of months) {
    const name = formatMonthShort(addMonths(monthOf(madeOn), month));
    cells.push(month === 0 ? name : `${month}. ${name}`);
    cells.push(...[paidPence, interestPence, balancePence].map(formatPence));
    for (const place of owed) {
      const debt = each.find((entry) => entry.debt === place);
      const left = debt?.balancePence === 0 ? 'cleared' : formatPence(debt?.balancePence ?? 0);
      cells.push(debt === undefined ? '' : `${formatPence(debt.paidPence)}\n${left}`);
    }
  }
  const paidTo = (place: number) =>
    months.map(({ debts: each }) => each.find(({ debt }) => debt === place)?.paidPence ?? 0);
  return [
    ...cells,
    'Total',
    sum(months.map(({ paidPence }) => paidPence)),
    sum(months.map(({ interestPence }) => interestPence)),
    '',
    ...owed.map((place) => sum(paidTo(place))),
  ];
}
