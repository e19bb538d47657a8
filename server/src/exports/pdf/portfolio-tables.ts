/** The tables of a portfolio: this month's payments, its debts, and what was paid. */
import { formatPence } from '@debt-payoff/contract/money';
import { formatMonth, formatMonthShort, monthOf } from '@debt-payoff/contract/months';
import { rateOfKind } from '@debt-payoff/contract/rate-words';
import { repaidPence } from '@debt-payoff/contract/repayment';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { planTexts } from '@debt-payoff/contract/texts/plan';
import { printedPlanTexts } from '@debt-payoff/contract/texts/printed-plan';
import type { MonthLine, PaidMonth, PortfolioReport, SavedDebt } from '../portfolio-report.ts';
import { heading, paragraph } from './blocks.ts';
import { figureColumns, ratePercent } from './calculation-tables.ts';
import { formatShortDay } from './dates.ts';
import type { PortfolioNames } from './portfolio-names.ts';
import { termNotes, writeMonthNotes } from './portfolio-terms.ts';
import type { ReportDocument } from './report-document.ts';
import { elsewhereTexts, reportTexts, portfolioReportTexts as texts } from './report-texts.ts';
import { table } from './table.ts';
import type { Cell } from './table-cells.ts';

/** What stands below the name of a debt: of the month, and as many lines as ten changes of a rate take. */
const [noteLinesMost, termLinesMost] = [6, 40];

type Part = { readonly portfolio: PortfolioReport; readonly names: PortfolioNames };

export function thisMonth(report: ReportDocument, { portfolio, names }: Part): void {
  const { month, debts } = portfolio.lines;
  if (debts.length === 0) return;
  const isNow = month === monthOf(portfolio.madeOn);
  heading(report, isNow ? planTexts.thisMonth : texts.from(formatMonth(month)));
  writeMonthNotes(report, portfolio);
  table(report, {
    columns: [
      { head: printedPlanTexts.debt, width: 5, linesMost: 2, belowMost: noteLinesMost },
      { head: texts.due, width: 3.4, align: 'right' },
      ...figureColumns([texts.planned, texts.paidSoFar, texts.toPay]),
    ],
    rows: [
      ...debts.map((line) => ({
        cells: [
          withNote(names.of(line.debt), [
            ...(line.isFirst && debts.length > 1 ? [planTexts.first] : []),
            ...termNotes(line, portfolio),
            ...(line.countsFrom === null ? [] : [texts.countsFrom(formatMonth(line.countsFrom))]),
          ]),
          dueWords(line, portfolio.madeOn),
          ...[line.plannedPence, line.paidPence, line.toPayPence].map(formatPence),
        ],
      })),
      {
        isTotal: true,
        cells: [
          printedPlanTexts.total,
          '',
          sumOf(debts, ({ plannedPence }) => plannedPence),
          sumOf(debts, ({ paidPence }) => paidPence),
          sumOf(debts, ({ toPayPence }) => toPayPence),
        ],
      },
    ],
  });
  if (portfolio.missedCount > 0) paragraph(report, texts.missed(portfolio.missedCount));
}

/** A day counts until it is over; none where nothing is left to pay. */
function dueWords({ dueOn, toPayPence }: MonthLine, today: string): string {
  if (dueOn === null || toPayPence === 0) return '';
  const day = formatShortDay(dueOn);
  return dueOn < today ? texts.wasDue(day) : day;
}

function withNote(text: string, notes: readonly string[]): Cell {
  return notes.length === 0 ? text : { text, below: notes.join('. ') };
}

export function savedDebts(report: ReportDocument, { portfolio, names }: Part): void {
  const { debts } = portfolio;
  if (debts.length === 0) return;
  heading(report, printedPlanTexts.debts);
  const hasTerms = debts.some(({ rateKind, terms }) => rateKind !== null || terms !== '');
  const heads = [texts.rate, fieldNames.monthlyPayment, texts.atTheStart, texts.now, texts.repaid];
  const lastHead = debts.some(isOwed) ? texts.goneIn : texts.paidOffOn;
  table(report, {
    columns: [
      {
        head: printedPlanTexts.debt,
        width: hasTerms ? 5 : 3.6,
        linesMost: 2,
        belowMost: hasTerms ? termLinesMost : 2,
      },
      ...figureColumns(heads),
      { head: lastHead, width: 3, align: 'right' },
    ],
    rows: [
      ...debts.map((debt, at) => ({
        cells: [
          { text: names.of(at), below: withTerms(debt) },
          hasTerms ? rateWords(debt) : ratePercent(debt.rateBasisPoints),
          isOwed(debt) ? formatPence(debt.paymentPence) : texts.none,
          ...[debt.originalPence, debt.balancePence].map(formatPence),
          formatPence(repaidPence(debt)),
          goneIn(debt),
        ],
      })),
      {
        isTotal: true,
        cells: [
          printedPlanTexts.total,
          '',
          sumOf(debts.filter(isOwed), ({ paymentPence }) => paymentPence),
          sumOf(debts, ({ originalPence }) => originalPence),
          sumOf(debts, ({ balancePence }) => balancePence),
          repaidTotal(portfolio),
          '',
        ],
      },
    ],
  });
  if (names.hasReplaced)
    paragraph(report, reportTexts.namesReplaced(elsewhereTexts.portfolio), 'note');
}

/** 'Credit Card. 0 % to the end of February 2027, then 24.9 %.' */
function withTerms({ type, terms }: SavedDebt): string {
  // No line begins with the sign.
  return terms === '' ? type : `${type}. ${terms.replaceAll(' %', '\u00A0%')}`;
}

function rateWords({ rateBasisPoints, rateKind }: SavedDebt): string {
  return rateOfKind({ interestRate: rateBasisPoints / 100, rateKind }).replaceAll(' %', '\u00A0%');
}

/** Where one debt has grown, the rows add up to more than the whole has come down by: then it is said below only. */
function repaidTotal({ debts, progress }: PortfolioReport): string {
  const sum = sumOf(debts, repaidPence);
  return sum === formatPence(progress.repaidPence) ? sum : '';
}

function isOwed({ paidOffOn }: SavedDebt): boolean {
  return paidOffOn === null;
}

function goneIn({ paidOffOn, month }: SavedDebt): Cell {
  if (paidOffOn !== null) return { text: formatShortDay(paidOffOn), below: texts.paidOff };
  return month === null ? printedPlanTexts.never : formatMonthShort(month);
}

export function paidByMonth(report: ReportDocument, { payments }: PortfolioReport): void {
  if (payments.length === 0) return;
  heading(report, texts.payments);
  const hasAdjustments = payments.some(
    ({ spendingPence, refundPence }) => spendingPence > 0 || refundPence > 0,
  );
  const figures: readonly MonthFigure[] = [
    [texts.amount, ({ amountPence }) => amountPence],
    [printedPlanTexts.interest, ({ interestPence }) => interestPence],
    [texts.principal, ({ principalPence }) => principalPence],
    ...(payments.some((month) => otherPence(month) !== 0) ? [other] : []),
    ...(hasAdjustments ? adjustments : []),
  ];
  table(report, {
    columns: [
      { head: printedPlanTexts.month, width: 3 },
      ...figureColumns([texts.number, ...figures.map(([head]) => head)]),
    ],
    rows: [
      ...payments.map((month) => ({
        cells: [
          formatMonth(month.month),
          String(month.count),
          ...figures.map(([, of]) => formatPence(of(month))),
        ],
      })),
      {
        isTotal: true,
        cells: [
          printedPlanTexts.total,
          String(payments.reduce((sum, { count }) => sum + count, 0)),
          ...figures.map(([, of]) => sumOf(payments, of)),
        ],
      },
    ],
  });
}

type MonthFigure = readonly [head: string, of: (month: PaidMonth) => number];

const other: MonthFigure = [texts.other, otherPence];
const adjustments: readonly MonthFigure[] = [
  [texts.spending, ({ spendingPence }) => spendingPence],
  [texts.refunds, ({ refundPence }) => refundPence],
];

/** Paid beyond what was owed, or without counting towards a balance. */
export function otherPence({ amountPence, interestPence, principalPence }: PaidMonth): number {
  return amountPence - interestPence - principalPence;
}

function sumOf<Entry>(entries: readonly Entry[], of: (entry: Entry) => number): string {
  return formatPence(entries.reduce((sum, entry) => sum + of(entry), 0));
}
