/** One portfolio in a report: its outcome, its months, its progress, its payments and its schedules. */
import { formatPence } from '@debt-payoff/contract/money';
import { formatMonth, monthOf } from '@debt-payoff/contract/months';
import { printedPlanTexts } from '@debt-payoff/contract/texts/printed-plan';
import type { MonthOfDebts } from '@debt-payoff/engine';
import { forecastMonths } from '@debt-payoff/engine/forecast';
import type { PortfolioReport } from '../portfolio-report.ts';
import { heading, list, paragraph, title } from './blocks.ts';
import { firstPlanChart, forecastChart } from './charts.ts';
import { formatDay } from './dates.ts';
import { figure } from './figure.ts';
import type { MonthBudget } from './month-budget.ts';
import { monthTables } from './month-tables.ts';
import { type PortfolioNames, portfolioNames } from './portfolio-names.ts';
import { madeOnWords, portfolioOutcome } from './portfolio-outcome.ts';
import { otherPence, paidByMonth, savedDebts, thisMonth } from './portfolio-tables.ts';
import { portfolioGoal, portfolioOptions, portfolioShortfalls } from './portfolio-terms.ts';
import { nameAlone, printedText } from './printed-names.ts';
import type { ReportDocument } from './report-document.ts';
import { elsewhereTexts, portfolioReportTexts as texts } from './report-texts.ts';
import { schedulesTable } from './schedules-table.ts';

export function* portfolioParts(
  report: ReportDocument,
  portfolio: PortfolioReport,
  { name, budget }: { readonly name: string; readonly budget: MonthBudget },
): Generator<void, void, void> {
  const { shaper } = report.drawing;
  const names = portfolioNames(portfolio, shaper);
  title(report, nameAlone(name));
  paragraph(report, nameAlone(printedText(portfolio.description, shaper)), 'note');
  paragraph(report, madeOnWords(portfolio), 'note');
  report.space(10);
  const hasAdvice = portfolioShortfalls(report, [portfolio]);
  portfolioOutcome(report, portfolio, { called: names.called, hasAdvice });
  portfolioGoal(report, portfolio);
  thisMonth(report, { portfolio, names });
  savedDebts(report, { portfolio, names });
  portfolioOptions(report, portfolio, names.called);
  yield;
  yield* plan(report, { portfolio, names, budget });
  progress(report, portfolio, names);
  paidByMonth(report, portfolio);
  schedulesTable(report, { portfolio, names });
  yield;
}

/** Only where it ends: what would go on for ever has no table. */
function* plan(
  report: ReportDocument,
  part: {
    readonly portfolio: PortfolioReport;
    readonly names: PortfolioNames;
    readonly budget: MonthBudget;
  },
): Generator<void, void, void> {
  const { portfolio, names, budget } = part;
  if (portfolio.outcome.kind !== 'clears') return;
  const { input, debts } = portfolio.forecast;
  const start = monthOf(portfolio.madeOn);
  figure(report, forecastChart({ input, start }));
  heading(report, printedPlanTexts.months);
  paragraph(report, firstRowWords(portfolio.forecast, formatMonth(start)), 'note');
  const owed = debts.flatMap(({ debt }, place) =>
    (input.debts[place]?.owedPence ?? 0) > 0 ? [{ place, name: names.of(debt) }] : [],
  );
  const printed = { months: printedMonths(portfolio.forecast), start, debts: owed };
  yield* monthTables(report, { ...printed, elsewhere: elsewhereTexts.portfolio }, budget);
}

/** Where this month has neither a payment nor interest to add, the table begins with the next. */
function* printedMonths({ input, debts }: PortfolioReport['forecast']): Generator<MonthOfDebts> {
  const balances = debts.map(({ balancePence }) => balancePence);
  for (const month of forecastMonths(input, balances)) {
    if (month.month > 0 || month.paidPence > 0 || month.interestPence > 0) yield month;
  }
}

function firstRowWords(forecast: PortfolioReport['forecast'], month: string): string {
  const [first] = printedMonths(forecast);
  if (first === undefined || first.month > 0) return '';
  return [
    ...(first.paidPence > 0 ? [texts.restOfMonth(month)] : []),
    ...(first.interestPence > 0 ? [texts.interestDue] : []),
  ].join(' ');
}

function progress(
  report: ReportDocument,
  { progress: made, outcome, debts, payments }: PortfolioReport,
  { filledIn }: PortfolioNames,
): void {
  if (debts.length === 0) return;
  heading(report, texts.progress);
  const begun = made.startedOn === null ? '' : ` ${texts.begun(formatDay(made.startedOn))}`;
  paragraph(report, `${filledIn(made.summary)}${begun}`);
  if (made.causes.length > 0) list(report, made.causes.map(filledIn));
  paragraph(
    report,
    repaidWords(made, {
      balancePence: debts.reduce((sum, debt) => sum + debt.balancePence, 0),
      otherPence: payments.reduce((sum, month) => sum + otherPence(month), 0),
    }),
  );
  figure(report, firstPlanChart({ progress: made, outcome }));
}

function repaidWords(
  made: PortfolioReport['progress'],
  {
    balancePence,
    otherPence: other,
  }: { readonly balancePence: number; readonly otherPence: number },
): string {
  const { repaidPence, originalPence, interestPaidPence, principalPaidPence } = made;
  const percent = originalPence === 0 ? 0 : Math.floor((repaidPence * 100) / originalPence);
  return [
    texts.repaidOf({
      repaid: formatPence(repaidPence),
      original: formatPence(originalPence),
      percent,
    }),
    ...(balancePence > originalPence
      ? [texts.owedMore(formatPence(balancePence - originalPence))]
      : []),
    ...(interestPaidPence + principalPaidPence + other === 0
      ? []
      : [
          texts.paidInterest({
            interest: formatPence(interestPaidPence),
            principal: formatPence(principalPaidPence),
          }),
        ]),
    ...(other > 0 ? [texts.paidOther(formatPence(other))] : []),
  ].join(' ');
}
