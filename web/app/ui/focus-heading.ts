/** Where the focus goes on when a control goes away with its press: to the heading of what comes next. */

/** The first heading of a part, or where it has none, of what it stands in. */
export function focusOnHeading(part: Element | null): void {
  if (part === null) return;
  const [heading] = headingsIn(part);
  if (heading === undefined) focusOnHeading(part.parentElement);
  else focusOnTitle(heading);
}

/** The heading after what goes away, or the last one where none follows. */
export function focusPast(gone: Element): void {
  const headings = headingsIn(gone.closest('dialog, main') ?? document.body).filter(
    (heading) => !gone.contains(heading),
  );
  const isAfter = (heading: Element): boolean =>
    (gone.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const next = headings.find(isAfter) ?? headings.at(-1);
  if (next !== undefined) focusOnTitle(next);
}

export function headingsIn(part: Element): readonly HTMLElement[] {
  const headings = part.querySelectorAll<HTMLElement>('h1, h2, h3, h4');
  return [...headings].filter((heading) => heading.checkVisibility());
}

/** As the ref of a heading, too: it takes the focus when it appears. */
export function focusOnTitle(heading: HTMLElement | null): void {
  if (heading === null) return;
  focusInPlace(heading);
  heading.scrollIntoView({ block: 'nearest' });
}

/** Where the page stays as it is: what was said above the title, or what was pressed, is to stay in sight. */
export function focusInPlace(title: HTMLElement): void {
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
