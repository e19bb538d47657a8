// What is said before something typed is lost, and where it can be had back.

export const leaveTexts = {
  title: 'Leave without saving?',
  lost: 'What you typed will be lost.',
  leave: 'Leave without saving',
  stay: 'Keep editing',
} as const;

export const undoTexts = {
  undo: 'Undo',
  isAvailable: 'Undo is available.',
  removed: (name: string) => `${name} removed.`,
  isBack: (name: string) => `${name} is back.`,
  cleared: 'All that you typed is cleared.',
  isAllBack: 'All that you typed is back.',
} as const;
