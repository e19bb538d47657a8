/** A plan month by month: a few debts a table, the sums beside the first of them, and years where months are too many. */
import { formatPence } from '@debt-payoff/contract/money';
import {
  addMonths,
  formatMonth,
  formatMonthShort,
  type Month,
  monthName,
} from '@debt-payoff/contract/months';
import { printedPlanTexts as planTexts } from '@debt-payoff/contract/texts/printed-plan';
import type { DebtMonth, MonthOfDebts } from '@debt-payoff/engine';
import { paragraph, subheading } from './blocks.ts';
import type { MonthBudget } from './month-budget.ts';
import { type MonthsAndYears, monthsAndYears, type YearOfPlan } from './months-and-years.ts';
import { nameAlone } from './printed-names.ts';
import type { ReportDocument } from './report-document.ts';
import { type ElsewhereTexts, reportTexts as texts } from './report-texts.ts';
import { table } from './table.ts';
import type { Cell, Column, Row } from './table-cells.ts';

export type PrintedPlan = {
  readonly months: Iterable<MonthOfDebts>;
  /** The month that is counted as 0. */
  readonly start: Month;
  /** Those that have a column, with their places in the plan. */
  readonly debts: readonly PrintedDebt[];
  /** Where all of its months are, if these end before it does. */
  readonly elsewhere: ElsewhereTexts;
};

export type PrintedDebt = { readonly place: number; readonly name: string };

/** So many columns fit beside the sums. */
const columnsMost = 5;

/** Yields after each table, so that what is written can be sent. */
export function* monthTables(
  report: ReportDocument,
  plan: PrintedPlan,
  budget: MonthBudget,
): Generator<void, void, void> {
  const debts = plan.debts.length;
  const printed = monthsAndYears(plan.months, { start: plan.start, most: budget.monthsFor(debts) });
  budget.spend({ months: printed.months.length, debts });
  const groups = printed.months.length === 0 ? [] : groupDebts(plan.debts);
  if (groups.length > 0 && debts > 1) paragraph(report, planTexts.readColumns, 'note');
  for (const group of groups) {
    if (groups.length > 1) subheading(report, texts.debtsOf(group));
    table(report, {
      columns: monthColumns(group),
      rows: monthRows(plan, printed, group),
    });
    yield;
  }
  writeYears(report, printed, plan.elsewhere);
}

type Group = {
  /** Counted among those of the plan. */
  readonly first: number;
  readonly last: number;
  readonly debts: readonly PrintedDebt[];
  readonly hasSums: boolean;
};

/** A single debt has no column of its own: the sums are its figures. */
function groupDebts(debts: readonly PrintedDebt[]): Group[] {
  if (debts.length === 1) return [{ first: 1, last: 1, debts: [], hasSums: true }];
  const tables = Math.ceil(debts.length / columnsMost);
  const size = Math.ceil(debts.length / tables);
  return Array.from({ length: tables }, (_, at) => {
    const shown = debts.slice(at * size, (at + 1) * size);
    const first = at * size + 1;
    return { first, last: first + shown.length - 1, debts: shown, hasSums: at === 0 };
  }).filter(({ debts: shown, hasSums }) => hasSums || shown.length > 0);
}

function monthColumns({ debts, hasSums }: Group): Column[] {
  const sums = hasSums ? [planTexts.pay, planTexts.interest, planTexts.left] : [];
  return [
    { head: planTexts.month, width: 58 },
    ...sums.map((head) => ({ head, width: 60, align: 'right' as const })),
    ...debts.map(({ name }) => ({ head: nameAlone(name), width: 52, align: 'right' as const })),
  ];
}

function* monthRows(
  { start }: PrintedPlan,
  { months, years }: MonthsAndYears,
  group: Group,
): Generator<Row, void, void> {
  const sums = { paid: 0, interest: 0, debts: new Map<number, number>() };
  for (const month of months) {
    const owed = new Map(month.debts.map((debt) => [debt.debt, debt]));
    // Once its debts are gone, a table has nothing more to say.
    if (!group.hasSums && !group.debts.some(({ place }) => owed.has(place))) break;
    sums.paid += month.paidPence;
    sums.interest += month.interestPence;
    for (const { debt, paidPence } of month.debts) {
      sums.debts.set(debt, (sums.debts.get(debt) ?? 0) + paidPence);
    }
    const { paidPence, interestPence, balancePence } = month;
    yield {
      cells: [
        monthLabel(month.month, start),
        ...(group.hasSums ? [paidPence, interestPence, balancePence].map(formatPence) : []),
        ...group.debts.map(({ place }) => debtCell(owed.get(place))),
      ],
    };
  }
  yield {
    isTotal: true,
    cells: [
      years.length === 0 ? planTexts.total : texts.toHere,
      ...(group.hasSums ? [formatPence(sums.paid), formatPence(sums.interest), ''] : []),
      ...group.debts.map(({ place }) => formatPence(sums.debts.get(place) ?? 0)),
    ],
  };
}

/** '3. Feb 2027'; the rest of a month that has begun has no number. */
function monthLabel(month: number, start: Month): string {
  const name = formatMonthShort(addMonths(start, month));
  return month === 0 ? name : `${month}. ${name}`;
}

/** Empty once the debt is gone. */
function debtCell(debt: DebtMonth | undefined): Cell {
  if (debt === undefined) return '';
  const { paidPence, balancePence } = debt;
  return {
    text: formatPence(paidPence),
    below: balancePence === 0 ? planTexts.cleared : formatPence(balancePence),
  };
}

function writeYears(
  report: ReportDocument,
  { months, years }: MonthsAndYears,
  elsewhere: ElsewhereTexts,
): void {
  const [first] = years;
  if (first === undefined) return;
  const from = formatMonth(first.from);
  subheading(report, texts.yearByYear(from));
  paragraph(report, texts.addedUp(from, elsewhere));
  const sumOf = (entries: readonly { paidPence: number; interestPence: number }[]) => ({
    paid: entries.reduce((sum, { paidPence }) => sum + paidPence, 0),
    interest: entries.reduce((sum, { interestPence }) => sum + interestPence, 0),
  });
  const [before, after] = [sumOf(months), sumOf(years)];
  table(report, {
    columns: [
      { head: texts.year, width: 3 },
      ...[planTexts.pay, planTexts.interest, planTexts.left].map((head) => ({
        head,
        width: 2,
        align: 'right' as const,
      })),
    ],
    rows: [
      ...years.map(yearRow),
      {
        isTotal: true,
        cells: [
          texts.inTotal,
          formatPence(before.paid + after.paid),
          formatPence(before.interest + after.interest),
          '',
        ],
      },
    ],
  });
}

function yearRow({ year, from, paidPence, interestPence, balancePence }: YearOfPlan): Row {
  const isWhole = from.endsWith('-01');
  return {
    cells: [
      isWhole ? String(year) : texts.yearFrom({ year, month: monthName(from) }),
      ...[paidPence, interestPence, balancePence].map(formatPence),
    ],
  };
}
