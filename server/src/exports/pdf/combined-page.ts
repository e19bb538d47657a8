/** What the report of all portfolios opens with: the whole outcome, what each portfolio adds to it, and the way down. */
import { formatPence } from '@debt-payoff/contract/money';
import { formatMonth, monthOf } from '@debt-payoff/contract/months';
import { printedPlanTexts } from '@debt-payoff/contract/texts/printed-plan';
import type { CombinedReport, PortfolioReport } from '../portfolio-report.ts';
import { heading, paragraph, title } from './blocks.ts';
import { figureColumns } from './calculation-tables.ts';
import { combinedForecastChart } from './charts.ts';
import { figure } from './figure.ts';
import { budgetOf, madeOnWords, type OwedPortfolio, wholeOutcome } from './portfolio-outcome.ts';
import { portfolioShortfalls } from './portfolio-terms.ts';
import { nameAlone } from './printed-names.ts';
import type { ReportDocument } from './report-document.ts';
import { portfolioReportTexts as texts } from './report-texts.ts';
import { table } from './table.ts';

export function combinedPage(
  report: ReportDocument,
  { madeOn, outcome, portfolios }: CombinedReport,
  names: readonly string[],
): void {
  title(report, texts.combinedTitle);
  paragraph(report, madeOnWords({ outcome, madeOn }), 'note');
  report.space(10);
  const hasAdvice = portfolioShortfalls(report, portfolios, names);
  wholeOutcome(report, outcome, { owed: owedPortfolios(portfolios, names), hasAdvice });
  if (portfolios.length === 0) return;
  portfoliosTable(report, { madeOn, portfolios }, names);
  const owed = portfolios.filter(isOwed);
  // One alone has the same chart on its own page.
  if (owed.length < 2) return;
  const inputs = owed.map(({ forecast }) => forecast.input);
  figure(report, combinedForecastChart({ inputs, start: monthOf(madeOn) }));
}

function owedPortfolios(
  portfolios: readonly PortfolioReport[],
  names: readonly string[],
): OwedPortfolio[] {
  return portfolios.flatMap((portfolio, at) => {
    const isNever = portfolio.outcome.kind === 'never';
    const budget = budgetOf(portfolio);
    return isOwed(portfolio) ? [{ name: names[at] ?? '', budget, isNever }] : [];
  });
}

function portfoliosTable(
  report: ReportDocument,
  { madeOn, portfolios }: Pick<CombinedReport, 'madeOn' | 'portfolios'>,
  names: readonly string[],
): void {
  const month = formatMonth(monthOf(madeOn));
  heading(report, texts.portfolios(portfolios.length));
  table(report, {
    columns: [
      { head: texts.portfolio, width: 4.4, linesMost: 2 },
      ...figureColumns([texts.owed, texts.monthly, texts.toPayIn(month)]),
      { head: texts.debtFree, width: 3.4, align: 'right' },
    ],
    rows: [
      ...portfolios.map((portfolio, at) => ({
        cells: [
          nameAlone(names[at] ?? ''),
          ...figures.map((penceOf) => formatPence(penceOf(portfolio))),
          outcomeWords(portfolio),
        ],
      })),
      {
        isTotal: true,
        cells: [
          printedPlanTexts.total,
          ...figures.map((penceOf) => formatPence(sumOf(portfolios, penceOf))),
          '',
        ],
      },
    ],
  });
}

const figures = [owedPence, budgetPence, toPayPence];

export function isOwed({ outcome }: PortfolioReport): boolean {
  return outcome.kind === 'clears' || outcome.kind === 'never';
}

function owedPence({ debts }: PortfolioReport): number {
  return debts.reduce((sum, { balancePence }) => sum + balancePence, 0);
}

function budgetPence(portfolio: PortfolioReport): number {
  return isOwed(portfolio) ? portfolio.budgetPence : 0;
}

/** Nothing where the first payments are those of next month. */
function toPayPence({ lines, madeOn }: PortfolioReport): number {
  if (lines.month !== monthOf(madeOn)) return 0;
  return lines.debts.reduce((sum, line) => sum + line.toPayPence, 0);
}

function sumOf(
  portfolios: readonly PortfolioReport[],
  penceOf: (portfolio: PortfolioReport) => number,
): number {
  return portfolios.reduce((sum, portfolio) => sum + penceOf(portfolio), 0);
}

function outcomeWords({ outcome }: PortfolioReport): string {
  if (outcome.kind === 'no_debts') return texts.noDebts.empty;
  if (outcome.kind === 'debt_free') return texts.paidOff;
  return outcome.month === null ? texts.notWithThese : formatMonth(outcome.month);
}
