/** As the ref of what answers a press, which may have been a screen away: it is in sight once it is there. */
export function intoView(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
