// What is asked before something that was typed is lost.

export const leaveTexts = {
  title: 'Leave without saving?',
  lost: 'What you typed will be lost.',
  leave: 'Leave without saving',
  stay: 'Keep editing',
} as const;
