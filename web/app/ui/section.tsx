/** One subject of the settings: its name, a sentence about it, and what can be done. */
import { type ReactNode, useId } from 'react';

export function Section({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section className="card card-tight stack" aria-labelledby={titleId}>
      <h2 className="h4" id={titleId}>
        {title}
      </h2>
      {lead === undefined ? null : <p className="muted">{lead}</p>}
      {children}
    </section>
  );
}
