/** The debts of a file as they would be saved, and what is wrong with which of them. */

import { CallError } from '@debt-payoff/contract/client';
import { count } from '@debt-payoff/contract/counts';
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { useThisMonth } from '../page/server-facts.ts';
import { TypedName } from '../ui/typed-name.tsx';
import { type DebtField, hasTypedTerms, rateFigure } from './debt-form.ts';
import type { ImportFile, ImportRow } from './import-rows.ts';
import { termsOf } from './terms-form.ts';
import { TermsLine } from './terms-line.lazy.tsx';

const { columns } = calculatorTexts;

const figures: readonly { readonly field: DebtField; readonly label: string }[] = [
  { field: 'balance', label: columns.balance },
  { field: 'interestRate', label: columns.rate },
  { field: 'monthlyPayment', label: columns.monthlyPayment },
  { field: 'termMonths', label: columns.term },
  { field: 'paymentDay', label: fieldNames.paymentDay },
];

type Rows = Extract<ImportFile, { kind: 'rows' }>;

export const ImportPreview = memo(function ImportPreview({
  name,
  file,
  error,
}: {
  readonly name: string;
  readonly file: Rows;
  /** Of the attempt to save them: the server may find fault with a row too. */
  readonly error: unknown;
}) {
  return (
    <>
      <p className="small muted any-name">
        {name}: {count(file.rows.length, 'debt')}.
        {file.unused.length > 0 ? ` Columns that are not used: ${file.unused.join(', ')}.` : ''}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable by keyboard */}
      <section className="import-table" aria-label="Debts in the file" tabIndex={0}>
        <table className="table table-stack">
          <caption className="vh">Debts in the file, as they would be saved</caption>
          <thead>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">{columns.creditor}</th>
              <th scope="col">{columns.type}</th>
              {figures.map(({ field, label }) => (
                <th key={field} scope="col" className="n">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          {file.rows.map((row, at) => (
            <Row key={row.line} row={row} problems={problemsOf(row, at, error)} />
          ))}
        </table>
      </section>
    </>
  );
});

function problemsOf(row: ImportRow, at: number, error: unknown): string[] {
  const refusals = error instanceof CallError ? Object.entries(error.reply.fields ?? {}) : [];
  const refused = refusals.filter(([field]) => field.startsWith(`debts.${at}.`));
  return [...row.problems, ...refused.map(([, message]) => message)];
}

function Row({ row, problems }: { readonly row: ImportRow; readonly problems: readonly string[] }) {
  const { form, line } = row;
  const terms = termsOf(form, { addedMonth: useThisMonth() });
  return (
    <tbody>
      <tr>
        <td data-label="Row">{line}</td>
        <td data-label={columns.creditor}>
          <div className="import-creditor-cell">
            <TypedName name={form.creditor} />
            {hasTypedTerms(form) ? (
              <TermsLine terms={terms} rate={rateFigure(form.interestRate)} />
            ) : null}
          </div>
        </td>
        <td data-label={columns.type}>{form.type}</td>
        {figures.map(({ field, label }) => (
          <td key={field} data-label={label} className="n">
            {field === 'paymentDay' && !form.hasAutoPayment ? '' : form[field]}
          </td>
        ))}
      </tr>
      {problems.length > 0 ? <Faults problems={problems} /> : null}
    </tbody>
  );
}

/** Under the debt they are about, across the table. */
function Faults({ problems }: { readonly problems: readonly string[] }) {
  return (
    <tr className="import-faults">
      <td />
      <td colSpan={2 + figures.length}>
        {problems.map((problem) => (
          <p key={problem} className="error">
            <TriangleAlert className="icon" aria-hidden="true" />
            {problem}
          </p>
        ))}
      </td>
    </tr>
  );
}
