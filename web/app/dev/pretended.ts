/** States that only a pointer or a keyboard brings about, as classes that the style sheet knows too. */
export const pretended = [
  { label: 'Hovered', stateClass: 'is-hover' },
  { label: 'Focused', stateClass: 'is-focus' },
  { label: 'Pressed', stateClass: 'is-active' },
] as const;
