/** Debts from a file: its columns found by their names, each row checked by the rules of the form. */

import { debtTypes } from '@debt-payoff/contract/debt-types';
import type { Month } from '@debt-payoff/contract/months';
import { portfolioLimits } from '@debt-payoff/contract/portfolio-limits';
import { readCsv } from './csv.ts';
import { blankDebt, type DebtField, type DebtForm, type TermForm } from './debt-form.ts';
import {
  type ImportedTerms,
  readTerms,
  type TermColumn,
  termColumnNames,
  termColumnTitles,
} from './import-terms.ts';
import { savingProblems } from './saved-debt.ts';

export type ImportRow = {
  /** The row of the file, counted as spreadsheets do. */
  readonly line: number;
  readonly form: DebtForm;
  /** In the order of the columns. */
  readonly problems: readonly string[];
};

export type ImportFile =
  | {
      readonly kind: 'rows';
      readonly rows: readonly ImportRow[];
      readonly unused: readonly string[];
    }
  | { readonly kind: 'unusable'; readonly reason: string };

type Column = Exclude<DebtField, keyof TermForm> | TermColumn;

/** How people and spreadsheets call each column, in letters alone, the plainest name first. */
const columnNames: Readonly<Record<Column, readonly string[]>> = {
  creditor: ['creditor', 'creditorname', 'lender', 'name', 'company'],
  type: ['type', 'debttype', 'kind'],
  balance: ['balance', 'currentbalance', 'amountowed', 'owed', 'amount'],
  interestRate: ['rate', 'interestrate', 'interest', 'apr', 'ear'],
  monthlyPayment: ['monthlypayment', 'payment', 'minimumpayment', 'monthly', 'monthlyminimum'],
  termMonths: ['term', 'termmonths', 'terminmonths', 'months'],
  paymentDay: ['autopaymentday', 'paymentday', 'autopayment', 'day'],
  ...termColumnNames,
};

const neededColumns = {
  creditor: 'creditor',
  type: 'type',
  balance: 'balance',
  interestRate: 'rate',
  monthlyPayment: 'monthly payment',
} as const satisfies Partial<Record<Column, string>>;

export const importTemplate = [
  `Creditor,Type,Balance,Rate,Monthly payment,Term,Auto payment day,${termColumnTitles.join()}`,
  'Example credit card,Credit Card,"1,250.00",24.9,60.00,,28,apr,,,"1% plus interest, at least 25",no,yes',
  'Example loan,Personal Loan,5480.00,7.5,172.40,36,,,,,,,',
  '',
].join('\r\n');

/** Changes of rates are held against the month in which the debts are added, which is this one. */
export function readImport(text: string, thisMonth: Month): ImportFile {
  const { rows, unclosedLine } = readCsv(text);
  if (unclosedLine !== null) {
    return unusable(`Line ${unclosedLine}: a quotation mark is opened and not closed.`);
  }
  const filled = rows
    .map((cells, at) => ({ cells, line: at + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const header = filled[0]?.cells ?? [];
  const lines = filled.slice(1);
  const columns = columnsOf(header);
  // Entries of a record are typed by any string; these are the record's own keys.
  const needed = Object.entries(neededColumns) as [Column, string][];
  const missing = needed.filter(([field]) => !columns.has(field)).map(([, name]) => name);
  const { importRowsMax } = portfolioLimits;
  if (missing.length > 0) {
    return unusable(
      `The first row must name the columns. These are missing: ${missing.join(', ')}.`,
    );
  }
  if (lines.length === 0) return unusable('The file has no debts in it.');
  if (lines.length > importRowsMax) {
    return unusable(
      `A file can have at most ${importRowsMax} debts. This one has ${lines.length}.`,
    );
  }
  const used = new Set(columns.values());
  const rateName = lettersOf(header[columns.get('interestRate') ?? -1] ?? '');
  const kindOfRates = rateName === 'apr' || rateName === 'ear' ? rateName : '';
  return {
    kind: 'rows',
    rows: lines.map(({ cells, line }) => rowOf(cells, { line, columns, kindOfRates, thisMonth })),
    unused: header.filter((name, at) => !used.has(at) && name.trim() !== ''),
  };
}

function unusable(reason: string): ImportFile {
  return { kind: 'unusable', reason };
}

/** Where each field stands. Of two columns that could be meant, it is the one with the plainer name. */
function columnsOf(header: readonly string[]): Map<Column, number> {
  const names = header.map(lettersOf);
  // As above: the keys of the record itself.
  const fields = Object.keys(columnNames) as Column[];
  return new Map(
    fields.flatMap((field): [Column, number][] => {
      const name = columnNames[field].find((known) => names.includes(known));
      return name === undefined ? [] : [[field, names.indexOf(name)]];
    }),
  );
}

/** 'Balance (£)' is 'balance'. */
function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z]/g, '');
}

function rowOf(
  cells: readonly string[],
  {
    line,
    columns,
    kindOfRates,
    thisMonth,
  }: {
    readonly line: number;
    readonly columns: ReadonlyMap<Column, number>;
    /** Where the name of the column says it; blank where it does not. */
    readonly kindOfRates: string;
    readonly thisMonth: Month;
  },
): ImportRow {
  const cell = (field: Column): string => cells[columns.get(field) ?? -1]?.trim() ?? '';
  const day = cell('paymentDay');
  const terms = readTerms((column) =>
    column === 'rateKind' && cell(column) === '' ? kindOfRates : cell(column),
  );
  const form: DebtForm = {
    creditor: cell('creditor'),
    type: typeNamed(cell('type')),
    balance: cell('balance'),
    interestRate: cell('interestRate'),
    monthlyPayment: cell('monthlyPayment'),
    termMonths: cell('termMonths'),
    hasAutoPayment: day !== '',
    paymentDay: day === '' ? blankDebt.paymentDay : day,
    ...terms.typed,
  };
  return { line, form, problems: [...problemsOf(form, { terms, thisMonth }), ...terms.problems] };
}

/** 'credit card' and 'Credit-Card' are the Credit Card. What is not known stays, to be shown. */
function typeNamed(given: string): string {
  return debtTypes.find((type) => lettersOf(type) === lettersOf(given)) ?? given;
}

function problemsOf(
  form: DebtForm,
  { terms, thisMonth }: { readonly terms: ImportedTerms; readonly thisMonth: Month },
): string[] {
  const found = savingProblems(form, { savedCreditor: null, addedMonth: thisMonth });
  // Entries of a record are typed by any string; these are the record's own keys.
  const problems = Object.entries(found) as [keyof typeof found, string][];
  return problems.flatMap(([field, problem]) => {
    const [name, at, part] = field.split('.');
    // The first of the changes is among them by its own place.
    if (field === 'rateChanges') return [];
    const isRate = field === 'interestRate' || part === 'rate';
    if (isRate && terms.isKindUnknown) return [];
    if (field === 'type') return [`Type must be one of: ${debtTypes.join(', ')}`];
    return [name === 'rateChanges' ? `Change ${Number(at) + 1}: ${problem}` : problem];
  });
}
