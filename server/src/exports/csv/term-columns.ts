/** What the CSV of a calculation with terms has besides, column by column: only what its debts use. */
import { penceFromPounds } from '@debt-payoff/contract/money';
import { rateInMonth } from '@debt-payoff/contract/terms-in-words';
import type { Shortfall, StrategyName } from '@debt-payoff/engine';
import type { CalculationReport } from '../calculation-report.ts';
import type { ReportTerms } from '../calculation-terms.ts';
import { decimalPounds } from '../decimal-pounds.ts';

/** One debt in one month of a strategy. */
export type TermRow = {
  readonly strategy: StrategyName;
  readonly month: number;
  readonly debt: number;
  /** Whether it is the first of its month. */
  readonly isFirst: boolean;
  readonly requiredPence: number;
};

type TermColumn = { readonly name: string; readonly field: (row: TermRow) => string };

export type TermColumns = {
  readonly names: readonly string[];
  /** Each with a comma before it. */
  readonly fields: (row: TermRow) => string;
  /** The rate in force, as it was typed. */
  readonly rate: (debt: number, month: number) => number;
};

export function termColumns(report: CalculationReport): TermColumns {
  const { terms, debts } = report;
  const columns = terms === null ? [] : columnsOf(report, terms);
  return {
    names: columns.map(({ name }) => name),
    fields: (row) => columns.map(({ field }) => `,${field(row)}`).join(''),
    rate: (debt, month) => {
      const own = terms?.debts[debt];
      return own === undefined
        ? (debts[debt]?.rateBasisPoints ?? 0) / 100
        : rateInMonth(own, month);
    },
  };
}

function columnsOf({ outcomes, detailedStrategies }: CalculationReport, terms: ReportTerms) {
  const shortfalls = new Map<StrategyName, Shortfall>();
  for (const { strategy, outcome, shortfall } of outcomes) {
    const isTold = detailedStrategies.includes(strategy) && !outcome.neverPaysOff;
    if (isTold && shortfall) shortfalls.set(strategy, shortfall);
  }
  const columns: TermColumn[] = [];
  if (terms.debts.some(({ rateKind }) => Boolean(rateKind))) {
    columns.push({ name: 'rate_kind', field: ({ debt }) => terms.debts[debt]?.rateKind ?? '' });
  }
  if (terms.feesPence > 0) {
    const fees = terms.debts.map(({ fee }) => decimalPounds(penceFromPounds(fee ?? 0)));
    columns.push({
      name: 'fee',
      field: ({ debt, month }) => (month === 1 ? (fees[debt] ?? '') : decimalPounds(0)),
    });
  }
  if (terms.debts.some(({ minimum }) => Boolean(minimum))) {
    columns.push({
      name: 'required_payment',
      field: ({ requiredPence }) => decimalPounds(requiredPence),
    });
  }
  if (shortfalls.size > 0) {
    columns.push({
      name: 'shortfall',
      field: ({ strategy, month, isFirst }) => {
        const shortfall = shortfalls.get(strategy);
        return isFirst && shortfall?.month === month ? decimalPounds(shortfall.pence) : '';
      },
    });
  }
  return columns;
}
