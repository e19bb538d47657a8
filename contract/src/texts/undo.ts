// What is said where something was added to a list in a form, or was removed and can be brought back.

export const undoTexts = {
  undo: 'Undo',
  isAvailable: 'Undo is available.',
  added: (name: string) => `${name} added.`,
  removed: (name: string) => `${name} removed.`,
  isBack: (name: string) => `${name} is back.`,
  cleared: 'All that you typed is cleared.',
  isAllBack: 'All that you typed is back.',
} as const;
