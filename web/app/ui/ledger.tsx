/** Figures that add up: label, dotted leader, amount, and a total under a double rule. */
import type { ReactNode } from 'react';

export type LedgerLine = { readonly label: string; readonly figure: ReactNode };

export function Ledger({
  lines,
  total,
}: {
  readonly lines: readonly LedgerLine[];
  readonly total?: LedgerLine;
}) {
  return (
    <dl className="ledger">
      {lines.map(({ label, figure }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
      {total === undefined ? null : (
        <div className="total">
          <dt>{total.label}</dt>
          <dd>{total.figure}</dd>
        </div>
      )}
    </dl>
  );
}
