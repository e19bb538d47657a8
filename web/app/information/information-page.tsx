/** How every page of information is laid out: its title, what it comes to, and section by section. */
import { type ReactNode, useId } from 'react';

export function InformationPage({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className="page terms-page terms">
      <h1 className="h2">{title}</h1>
      <p className="information-lead">{lead}</p>
      {children}
    </div>
  );
}

export function InformationSection({
  title,
  id,
  children,
}: {
  readonly title: string;
  /** Where a link leads to it. */
  readonly id?: string;
  readonly children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section id={id} className="terms-section" aria-labelledby={titleId}>
      <h2 className="h3" id={titleId}>
        {title}
      </h2>
      {children}
    </section>
  );
}

export function BulletList({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className="terms-list">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
