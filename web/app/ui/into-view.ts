/** As the ref of what answers a press, which may have been a screen away: it is in sight once it is there. */
export function intoView(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** With its label and message, which stand above a field, where there is room for all of it. */
export function controlIntoView(control: Element): void {
  for (const shown of [control, control.closest('.field')]) {
    if (shown !== null && shown.getBoundingClientRect().height < window.innerHeight) {
      shown.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  }
}
