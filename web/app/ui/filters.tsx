/** The choices that decide which entries of a list are shown. */
import type { ReactNode } from 'react';

export function Filters({
  columns,
  children,
}: {
  /** How many fields stand beside one another where there is room. */
  readonly columns: 2 | 3;
  readonly children: ReactNode;
}) {
  return (
    <search className={`filters filters-${columns} screen-only`} aria-label="Filter">
      {children}
    </search>
  );
}
