/** A calculation as CSV: one row a strategy, month and debt. The columns are explained in docs/exports.md. */
import { addMonths } from '@debt-payoff/contract/months';
import type { MonthOfDebts, StrategyName } from '@debt-payoff/engine';
import { type CalculationReport, monthsOf } from '../calculation-report.ts';
import { decimalPounds } from '../decimal-pounds.ts';
import { byteOrderMark, csvRow, csvText } from './csv-text.ts';

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
  let text = byteOrderMark + csvRow(columns);
  for (const rows of rowsOf(report)) {
    text += rows;
    if (text.length < partLength) continue;
    yield Buffer.from(text, 'utf8');
    text = '';
  }
  yield Buffer.from(text, 'utf8');
}

function* rowsOf(report: CalculationReport): Generator<string, void, void> {
  const facts = report.debts.map(({ name, type, rateBasisPoints }, at) =>
    [at + 1, csvText(name), type, rateBasisPoints / 100].join(','),
  );
  for (const strategy of report.detailedStrategies) {
    if (neverClears(report, strategy)) yield neverRow(strategy);
    for (const month of monthsOf(report, strategy)) {
      const start = `${strategy},${month.month},${addMonths(report.start, month.month)},`;
      yield monthRows(month, { start, facts });
    }
  }
}

function monthRows(
  { debts }: MonthOfDebts,
  { start, facts }: { readonly start: string; readonly facts: readonly string[] },
): string {
  let text = '';
  for (const { debt, openingPence, interestPence, paidPence, balancePence } of debts) {
    text += `${start}${facts[debt]},${decimalPounds(openingPence)},${decimalPounds(interestPence)}`;
    text += `,${decimalPounds(paidPence)},${decimalPounds(balancePence)}`;
    text += balancePence === 0 ? ',yes\r\n' : ',no\r\n';
  }
  return text;
}

function neverClears({ outcomes }: CalculationReport, strategy: StrategyName): boolean {
  return outcomes.some((result) => result.strategy === strategy && result.outcome.neverPaysOff);
}

/** All that there is to say of it, in the first column and the last. */
function neverRow(strategy: StrategyName): string {
  return csvRow([strategy, ...columns.slice(1, -1).map(() => ''), 'never']);
}
