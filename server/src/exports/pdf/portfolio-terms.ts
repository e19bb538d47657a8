/** What the report of a portfolio has besides where its debts or its plan have terms. */
import {
  goalGapSentence,
  isAllRecorded,
  isTermedPlan,
  keptGoalSentence,
  keptShortfallSentence,
  lineNotes,
  monthNotes,
  shortfallTitle,
} from '@debt-payoff/contract/kept-terms-sentences';
import { formatPence } from '@debt-payoff/contract/money';
import { monthOf } from '@debt-payoff/contract/months';
import { nameInSentence } from '@debt-payoff/contract/names-in-sentences';
import { oneOffLine, pauseLine } from '@debt-payoff/contract/one-off-and-pause-words';
import { adviceLines, strategyLine } from '@debt-payoff/contract/printed-lines';
import { strategyExplanations } from '@debt-payoff/contract/strategy-explanations';
import { keptTermsTexts } from '@debt-payoff/contract/texts/kept-terms';
import { shortfallTexts as adviceTexts } from '@debt-payoff/contract/texts/shortfall';
import { termedPlanTexts } from '@debt-payoff/contract/texts/termed-plan';
import type { StrategyName } from '@debt-payoff/engine';
import { looksDebtsMost } from '@debt-payoff/engine/forecast';
import { lookAheadsCount } from '@debt-payoff/engine/terms';
import type { MonthLine, PortfolioReport } from '../portfolio-report.ts';
import { list, paragraph, subheading } from './blocks.ts';
import type { ReportDocument } from './report-document.ts';

const { shortfall: shortfallTexts } = keptTermsTexts;

/** Before any plan: months that take more than there is, and who helps for free. Whether there is one. */
export function portfolioShortfalls(
  report: ReportDocument,
  portfolios: readonly PortfolioReport[],
  /** Where several are told together. */
  names: readonly string[] = [],
): boolean {
  const found = portfolios.flatMap(({ shortfall, madeOn, lines }, at) => {
    if (shortfall === null) return [];
    const isRecorded = lines.month === shortfall.month && isAllRecorded(lines.debts);
    const sentence = keptShortfallSentence({ ...shortfall, isRecorded }, monthOf(madeOn));
    const name = names[at];
    const named = name === undefined ? sentence : `${nameInSentence(name)}: ${sentence}`;
    return [{ sentence: named, isRecorded, isNow: shortfall.month === monthOf(madeOn) }];
  });
  if (found.length === 0) return false;
  const isRecorded = found.every((one) => one.isRecorded);
  const isNow = found.some((one) => one.isNow);
  paragraph(report, shortfallTitle({ isNow, isRecorded }), 'statement');
  for (const { sentence } of found) paragraph(report, sentence);
  if (!isRecorded) paragraph(report, shortfallTexts.paidAllTheSame);
  paragraph(report, adviceTexts.advice, 'strong');
  list(report, adviceLines);
  report.space(10);
  return true;
}

/** Nothing without a goal. */
export function portfolioGoal(report: ReportDocument, { goal, goalGap }: PortfolioReport): void {
  if (goal !== null) paragraph(report, keptGoalSentence(goal));
  if (goalGap !== null) paragraph(report, goalGapSentence(goalGap.gap, goalGap.month));
}

/** Above the payments of the month. */
export function writeMonthNotes(report: ReportDocument, portfolio: PortfolioReport): void {
  const { lines, oneOffs, isPaused } = portfolio;
  const notes = monthNotes({
    at: listMonth(portfolio),
    isPaused,
    oneOffs,
    listed: lines.debts.map(({ debt }) => debt),
  });
  for (const note of notes) paragraph(report, note);
}

/** Below the name of a debt. */
export function termNotes(line: MonthLine, portfolio: PortfolioReport): string[] {
  const { strategy, isPaused, forecast } = portfolio;
  const debt = forecast.input.debts[forecast.debts.findIndex((one) => one.debt === line.debt)];
  return [
    ...(line.isPriority ? [keptTermsTexts.priority] : []),
    ...lineNotes(line, { at: listMonth(portfolio), strategy, isPaused, debt }),
  ];
}

function listMonth({ lines, madeOn }: PortfolioReport) {
  return { month: lines.month, thisMonth: monthOf(madeOn) };
}

/** One-off payments and pauses, by their months. */
export function portfolioOptions(
  report: ReportDocument,
  { oneOffs, pauses }: PortfolioReport,
  called: (debt: number) => string,
): void {
  const parts = [
    {
      head: keptTermsTexts.oneOffs,
      lines: oneOffs.map(({ debt, month, pence }) =>
        oneOffLine({
          month,
          amount: formatPence(pence),
          name: debt === null ? null : nameInSentence(called(debt)),
        }),
      ),
    },
    { head: keptTermsTexts.pauses, lines: pauses.map(pauseLine) },
  ];
  for (const { head, lines } of parts) {
    if (lines.length === 0) continue;
    subheading(report, head);
    list(report, lines);
  }
}

/** How each strategy pays, and what the figures rest on; undefined where no portfolio has terms. */
export function termedRests(
  portfolios: readonly PortfolioReport[],
  strategies: readonly StrategyName[],
): string[] | undefined {
  const inputs = portfolios.map(({ forecast }) => forecast.input);
  if (!inputs.some(isTermedPlan)) return undefined;
  const debts = inputs.flatMap((input) =>
    input.debts.filter(({ owedPence }) => owedPence > 0).map((debt) => ({ ...debt, input })),
  );
  const terms = debts.flatMap((debt) => debt.terms ?? []);
  const hasDeals = terms.some(({ rateChanges }) => rateChanges.length > 0);
  const hasOwnMinimum = debts.some(
    (debt) => debt.input.strategy === 'minimum' && debt.terms?.minimum != null,
  );
  const explanationOf = (strategy: StrategyName): string => {
    if (strategy === 'minimum' && hasOwnMinimum) return termedPlanTexts.minimumPaysAsked;
    const words = strategyExplanations[strategy];
    return strategy === 'avalanche' ? `${words}${ordersWords(portfolios)}` : words;
  };
  return [
    ...strategies.map((strategy) => strategyLine(strategy, explanationOf(strategy))),
    termedPlanTexts.estimateByMonth,
    ...(terms.some(({ isPriority }) => isPriority) ? [termedPlanTexts.priorityFirst] : []),
    ...(terms.some(({ takesExtra }) => !takesExtra) ? [termedPlanTexts.noExtra] : []),
    termedPlanTexts.interestRule,
    termedPlanTexts.nothingElseChanges,
    ...(hasDeals ? [termedPlanTexts.dealCanEnd] : []),
  ];
}

/**
 * With a space before it; empty where no order was chosen. The line speaks for all portfolios, so it is left out where
 * just one has more debts than the forecast tries all orders for.
 */
function ordersWords(portfolios: readonly PortfolioReport[]): string {
  const looking = portfolios.filter(looksAhead);
  const walksAll = looking.every(({ forecast }) => forecast.input.debts.length <= looksDebtsMost);
  if (looking.length === 0 || !walksAll) return '';
  const shortCount = looking.filter(({ shortfall }) => shortfall !== null).length;
  const within = shortCount === 0 ? ' within your budget' : '';
  const isMixed = shortCount > 0 && shortCount < looking.length;
  const where = isMixed ? ', within your budget where one of them is' : '';
  return ` Where rates change, the plan follows the cheapest${within} of ${lookAheadsCount} orders that look ahead at your deals${where}; a cheaper one may exist. The order was chosen when the debts or the plan last changed.`;
}

/** Where no order clears the debts, none was chosen. */
function looksAhead({ outcome, forecast: { input } }: PortfolioReport): boolean {
  if (input.strategy !== 'avalanche' || outcome.kind !== 'clears') return false;
  const owed = input.debts.filter(({ owedPence }) => owedPence > 0);
  const hasDeals = owed.some(({ terms }) => (terms?.rateChanges ?? []).length > 0);
  return hasDeals && owed.filter(({ terms }) => terms?.takesExtra ?? true).length > 1;
}
