/** The debts of a calculation: what each receives in the first month, and what was given of it. */

import { strategyLabel } from '@debt-payoff/contract/debt-types';
import { firstRequiredPence } from '@debt-payoff/contract/first-payment';
import { formatPence } from '@debt-payoff/contract/money';
import { addMonths, formatMonth, type Month } from '@debt-payoff/contract/months';
import { rateOfKind } from '@debt-payoff/contract/rate-words';
import { type RatedTerms, termsBesideRate } from '@debt-payoff/contract/terms-in-words';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { printedPlanTexts as planTexts } from '@debt-payoff/contract/texts/printed-plan';
import { strategyTexts } from '@debt-payoff/contract/texts/strategies';
import { termedPlanTexts } from '@debt-payoff/contract/texts/termed-plan';
import { type StrategyName, startRun } from '@debt-payoff/engine';
import type { CalculationReport, ReportDebt } from '../calculation-report.ts';
import type { ReportTerms } from '../calculation-terms.ts';
import { heading, paragraph } from './blocks.ts';
import { figureColumns, ratePercent } from './calculation-tables.ts';
import { nameAlone, type PrintedNames } from './printed-names.ts';
import type { ReportDocument } from './report-document.ts';
import { elsewhereTexts, reportTexts as texts } from './report-texts.ts';
import { detailedAndCleared } from './strategy-verdict.ts';
import { table } from './table.ts';
import type { Cell } from './table-cells.ts';

/** As many as ten changes of a rate take, each with a new payment. */
const termLinesMost = 40;

/** What each debt receives in the first month, for each told strategy that clears the debts. */
export function firstPayments(
  report: ReportDocument,
  calculation: CalculationReport,
  { names }: PrintedNames,
): void {
  const { plan, start, terms } = calculation;
  const shown = detailedAndCleared(calculation);
  if (shown.length === 0) return;
  heading(report, texts.firstPayments(formatMonth(addMonths(start, 1))));
  const paid = shown.map((strategy) => firstMonth(calculation, strategy));
  const asked = plan.debts.map((_, at) => firstRequiredPence(plan, at));
  const isTermed = terms !== null;
  paragraph(report, isTermed ? askedNote(terms) : texts.firstPaymentsNote, 'note');
  table(report, {
    columns: [
      { head: planTexts.debt, width: 5, linesMost: 2 },
      ...figureColumns([
        isTermed ? termedPlanTexts.askedFor : fieldNames.monthlyPayment,
        ...shown.map(strategyLabel),
      ]),
    ],
    rows: [
      ...asked.map((askedSum, at) => ({
        cells: [
          nameAlone(names[at] ?? ''),
          formatPence(askedSum),
          ...paid.map((sums) => formatPence(sums[at] ?? 0)),
        ],
      })),
      {
        isTotal: true,
        cells: [
          planTexts.total,
          formatPence(sumOf(asked)),
          ...paid.map((sums) => formatPence(sumOf(sums))),
        ],
      },
    ],
  });
}

function askedNote({ debts }: ReportTerms): string {
  const { askedForNote, askedForPriorityNote } = termedPlanTexts;
  return debts.some(({ priority }) => priority === true) ? askedForPriorityNote : askedForNote;
}

function firstMonth({ plan }: CalculationReport, strategy: StrategyName): number[] {
  const run = startRun(plan, strategy);
  if (run.state === 'running') run.advance();
  return run.accounts.map(({ paidPence }) => paidPence);
}

export function debtsTable(
  report: ReportDocument,
  { debts, plan, terms, start, monthlyPence }: CalculationReport,
  { names, hasReplaced }: PrintedNames,
): void {
  heading(report, planTexts.debts);
  const extra = {
    cells: [planTexts.extra, '', '', '', formatPence(plan.extraPence)],
  };
  const feesPence = terms?.feesPence ?? 0;
  const fees = { cells: [termedPlanTexts.fees, '', formatPence(feesPence), '', ''] };
  table(report, {
    columns: [
      {
        head: planTexts.debt,
        width: terms === null ? 5 : 6,
        linesMost: 2,
        belowMost: termLinesMost,
      },
      { head: texts.type, width: 2.4 },
      ...figureColumns([
        planTexts.balance,
        strategyTexts.plan.interestRate,
        fieldNames.monthlyPayment,
      ]),
    ],
    rows: [
      ...debts.map((debt, at) => ({
        cells: [
          debtCell(nameAlone(names[at] ?? ''), { terms: terms?.debts[at], start }),
          debt.type,
          formatPence(debt.balancePence),
          rateCell(debt, terms?.debts[at]),
          formatPence(debt.paymentPence),
        ],
      })),
      ...(feesPence === 0 ? [] : [fees]),
      ...(plan.extraPence === 0 ? [] : [extra]),
      {
        isTotal: true,
        cells: [
          planTexts.total,
          '',
          formatPence(sumOf(debts.map(({ balancePence }) => balancePence)) + feesPence),
          '',
          formatPence(monthlyPence),
        ],
      },
    ],
  });
  if (hasReplaced) paragraph(report, texts.namesReplaced(elsewhereTexts.calculation), 'note');
}

/** With its terms below it, where it has some. */
function debtCell(
  name: string,
  { terms, start }: { readonly terms: RatedTerms | undefined; readonly start: Month },
): Cell {
  if (terms === undefined) return name;
  // No line begins with the sign.
  const below = termsBesideRate(terms, start).replaceAll(' %', '\u00A0%');
  return { text: name, below };
}

function rateCell({ rateBasisPoints }: ReportDebt, terms: RatedTerms | undefined): string {
  return terms === undefined ? ratePercent(rateBasisPoints) : rateOfKind(terms);
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, pence) => sum + pence, 0);
}
