/** One part of the page on health, to which its summary leads. */
import type { ReactNode } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { intoView } from '../../ui/into-view.ts';
import { healthSections, type HealthSection as Section } from './health-problems.ts';

export const sectionId = (section: Section): string => `health-${section}`;

export function HealthSection({
  section,
  failure = null,
  children,
}: {
  readonly section: Section;
  /** Why the last act in it was not done. */
  readonly failure?: string | null;
  readonly children: ReactNode;
}) {
  const id = sectionId(section);
  return (
    <section className="card card-tight stack" aria-labelledby={id}>
      <h2 className="h4 plain-focus" id={id} tabIndex={-1}>
        {healthSections[section]}
      </h2>
      {failure === null ? null : <Banner ref={intoView} kind="danger" title={failure} />}
      {children}
    </section>
  );
}
