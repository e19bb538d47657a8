/** A calculation as a PDF: the answer first, then what it is made of, then every month. */
import { strategyInSentence } from '@debt-payoff/contract/debt-types';
import { addMonths, formatMonth } from '@debt-payoff/contract/months';
import { nameInSentence } from '@debt-payoff/contract/names-in-sentences';
import { orderSentence } from '@debt-payoff/contract/order-sentences';
import { termedAssumptions, termedStrategyLine } from '@debt-payoff/contract/termed-lines';
import { printedPlanTexts as planTexts } from '@debt-payoff/contract/texts/printed-plan';
import { strategyTexts } from '@debt-payoff/contract/texts/strategies';
import type { StrategyName } from '@debt-payoff/engine';
import { type CalculationReport, monthsOf } from '../calculation-report.ts';
import { heading, paragraph, title } from './blocks.ts';
import { answer, answeredStrategy } from './calculation-answer.ts';
import { debtsTable, firstPayments } from './calculation-debts.ts';
import { comparedStrategies } from './calculation-tables.ts';
import { balanceChart } from './charts.ts';
import { closing } from './closing.ts';
import { formatDay } from './dates.ts';
import { debtBalancesChart } from './debt-balances-chart.ts';
import { figure } from './figure.ts';
import { MonthBudget } from './month-budget.ts';
import { monthTables } from './month-tables.ts';
import { printedNames, printedText } from './printed-names.ts';
import { type ReportDocument, sendReport } from './report-document.ts';
import { elsewhereTexts, reportTexts as texts } from './report-texts.ts';
import { detailedAndCleared } from './strategy-verdict.ts';
import { goalTable, planOptions } from './termed-tables.ts';

/** `monthsOfDebtsMax` is what is printed of all strategies together, where it is not the usual. */
export function calculationPdf(
  calculation: CalculationReport,
  { monthsOfDebtsMax }: { readonly monthsOfDebtsMax?: number } = {},
): AsyncIterable<Uint8Array> {
  const facts = { title: titleOf(calculation), madeOn: calculation.madeOn };
  return sendReport(facts, (report) => write(report, calculation, monthsOfDebtsMax));
}

function* write(
  report: ReportDocument,
  calculation: CalculationReport,
  monthsOfDebtsMax: number | undefined,
): Generator<void, void, void> {
  const { debts, start } = calculation;
  const printed = printedNames(debts, report.drawing.shaper);
  title(report, titleOf(calculation));
  preparedFor(report, calculation);
  const { hasAdvice } = answer(report, calculation, printed.names);
  if (calculation.planNote !== null) paragraph(report, calculation.planNote);
  comparedStrategies(report, calculation);
  goalTable(report, calculation);
  firstPayments(report, calculation, printed);
  debtsTable(report, calculation, printed);
  planOptions(report, calculation, printed.names);
  yield;
  charts(report, calculation, printed.names);
  yield;
  yield* months(report, calculation, { names: printed.names, monthsOfDebtsMax });
  closing(report, {
    detailedStrategies: calculation.detailedStrategies,
    ...(calculation.terms !== null && { restsOn: termedRests(calculation) }),
    more: [
      ...orderLines(calculation, printed.names),
      planTexts.firstMonth(formatMonth(addMonths(start, 1))),
    ],
    hasAdvice,
  });
}

function termedRests({ plan, outcomes, detailedStrategies }: CalculationReport): string[] {
  const compared = { plan, results: outcomes };
  return [
    ...detailedStrategies.map((strategy) => termedStrategyLine(strategy, compared)),
    ...termedAssumptions(plan),
  ];
}

/** In which order the custom strategy pays, where the file tells it. */
function orderLines(
  { plan: { customOrder }, detailedStrategies }: CalculationReport,
  names: readonly string[],
): string[] {
  const isTold = customOrder !== undefined && detailedStrategies.includes('custom');
  return isTold ? [orderSentence(names, customOrder)] : [];
}

function titleOf({ detailedStrategies }: CalculationReport): string {
  const [only] = detailedStrategies;
  return detailedStrategies.length === 1 && only !== undefined
    ? planTexts.title(strategyInSentence(only))
    : strategyTexts.title;
}

function preparedFor(
  report: ReportDocument,
  { preparedFor: { name, reference }, madeOn }: CalculationReport,
): void {
  const { shaper } = report.drawing;
  const given = (text: string | null) => printedText(text ?? '', shaper);
  paragraph(
    report,
    [
      ...(name === null ? [] : [texts.preparedFor(nameInSentence(given(name)))]),
      ...(reference === null ? [] : [texts.reference(nameInSentence(given(reference)))]),
      planTexts.estimate(formatDay(madeOn)),
    ].join(' '),
    'note',
  );
  report.space(10);
}

function charts(
  report: ReportDocument,
  calculation: CalculationReport,
  names: readonly string[],
): void {
  const { plan, start, terms } = calculation;
  const deals = { terms, start, debtNames: names };
  figure(report, balanceChart({ plan, start, deals }));
  // With one debt it is the same chart again.
  if (names.length === 1) return;
  const strategy = answeredStrategy(calculation);
  figure(report, debtBalancesChart({ plan, start, strategy, debtNames: names, deals }));
}

function* months(
  report: ReportDocument,
  calculation: CalculationReport,
  {
    names,
    monthsOfDebtsMax,
  }: { readonly names: readonly string[]; readonly monthsOfDebtsMax: number | undefined },
): Generator<void, void, void> {
  const { start } = calculation;
  const debts = names.map((name, place) => ({ name, place }));
  const cleared = detailedAndCleared(calculation);
  const isSame = debts.length === 1 && cleared.length > 1 && !hasRule(calculation);
  const printed = isSame ? cleared.slice(0, 1) : cleared;
  const budget = new MonthBudget(printed.length, monthsOfDebtsMax);
  for (const strategy of printed) {
    report.newPage();
    heading(report, isSame ? planTexts.months : monthsTitle(strategy));
    if (isSame) paragraph(report, texts.sameMonths, 'note');
    const plan = { months: monthsOf(calculation, strategy), start, debts };
    yield* monthTables(report, { ...plan, elsewhere: elsewhereTexts.calculation }, budget);
  }
}

/** Under a rule a single debt is paid less and less, or the same each month. */
function hasRule({ plan: { terms } }: CalculationReport): boolean {
  return terms?.debts.some(({ minimum }) => minimum !== null) ?? false;
}

function monthsTitle(strategy: StrategyName): string {
  return `${planTexts.months}, ${strategyInSentence(strategy)}`;
}
