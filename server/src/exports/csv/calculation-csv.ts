/** A calculation as CSV: one row a strategy, month and debt. The columns are explained in docs/exports.md. */
import { addMonths } from '@debt-payoff/contract/months';
import {
  debtMonths,
  type MonthOfDebts,
  type Run,
  type StrategyName,
  startRun,
} from '@debt-payoff/engine';
import type { CalculationReport } from '../calculation-report.ts';
import { decimalPounds } from '../decimal-pounds.ts';
import { byteOrderMark, csvRow, csvText } from './csv-text.ts';
import { type TermColumns, termColumns } from './term-columns.ts';

const columns = [
  'strategy',
  'month_number',
  'month',
  'debt_number',
  'creditor',
  'debt_type',
  'interest_rate',
  'opening_balance',
  'interest',
  'payment',
  'closing_balance',
  'paid_off',
] as const;

/** About what one part of the file holds. */
const partLength = 64 * 1024;

export async function* calculationCsv(
  report: CalculationReport,
): AsyncGenerator<Uint8Array, void, void> {
  const besides = termColumns(report);
  let text = byteOrderMark + csvRow([...columns, ...besides.names]);
  for (const rows of rowsOf(report, besides)) {
    text += rows;
    if (text.length < partLength) continue;
    yield Buffer.from(text, 'utf8');
    text = '';
  }
  yield Buffer.from(text, 'utf8');
}

function* rowsOf(report: CalculationReport, besides: TermColumns): Generator<string, void, void> {
  const facts = report.debts.map(({ name, type }, at) => [at + 1, csvText(name), type].join(','));
  for (const strategy of report.detailedStrategies) {
    if (neverClears(report, strategy)) {
      yield neverRow(strategy, besides);
      continue;
    }
    const run = startRun(report.plan, strategy);
    for (const month of debtMonths(run)) {
      const start = `${strategy},${month.month},${addMonths(report.start, month.month)},`;
      yield monthRows(month, { strategy, start, facts, besides, accounts: run.accounts });
    }
  }
}

function monthRows(
  { month, debts }: MonthOfDebts,
  {
    strategy,
    start,
    facts,
    besides,
    accounts,
  }: {
    readonly strategy: StrategyName;
    readonly start: string;
    readonly facts: readonly string[];
    readonly besides: TermColumns;
    readonly accounts: Run['accounts'];
  },
): string {
  let text = '';
  for (const [at, entry] of debts.entries()) {
    const { debt, openingPence, interestPence, paidPence, balancePence } = entry;
    text += `${start}${facts[debt]},${besides.rate(debt, month)}`;
    text += `,${decimalPounds(openingPence)},${decimalPounds(interestPence)}`;
    text += `,${decimalPounds(paidPence)},${decimalPounds(balancePence)}`;
    text += balancePence === 0 ? ',yes' : ',no';
    const required = accounts[debt]?.requiredPence ?? 0;
    text += besides.fields({ strategy, month, debt, isFirst: at === 0, requiredPence: required });
    text += '\r\n';
  }
  return text;
}

function neverClears({ outcomes }: CalculationReport, strategy: StrategyName): boolean {
  return outcomes.some((result) => result.strategy === strategy && result.outcome.neverPaysOff);
}

/** All that there is to say of it, in the first column and that of the end. */
function neverRow(strategy: StrategyName, { names }: TermColumns): string {
  const empty = columns.slice(1, -1).map(() => '');
  return csvRow([strategy, ...empty, 'never', ...names.map(() => '')]);
}
