// What is said of a form that waits for somebody whose session had ended.

export const unsentTexts = {
  title: 'This is what you had typed when your session ended.',
  advice: 'It is not saved yet. Look it over, then save it.',
} as const;
