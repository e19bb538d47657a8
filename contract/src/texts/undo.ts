// What is said where something was removed, and can be brought back.

export const undoTexts = {
  undo: 'Undo',
  isAvailable: 'Undo is available.',
  removed: (name: string) => `${name} removed.`,
  isBack: (name: string) => `${name} is back.`,
  cleared: 'All that you typed is cleared.',
  isAllBack: 'All that you typed is back.',
} as const;
