// What is said about figures that are kept while others, or none, are shown. Few ever read it.

export const keptFiguresTexts = {
  /** A plan from a link stands in the form. */
  shared: {
    opened: 'You opened a shared plan. Your own figures are kept.',
    backToOwn: 'Back to my figures',
    changesKept: 'These are your own figures. The plan that you changed is kept.',
    backToChanged: 'Back to that plan',
  },
  /** They typed something and then signed in, where they had other figures before. */
  brought: {
    opened: 'This is what you typed before you signed in. The figures you had here are kept.',
    backToOwn: 'Back to my earlier figures',
    changesKept: 'These are your earlier figures. What you typed before you signed in is kept.',
    backToChanged: 'Back to what I typed',
  },
  hidden: 'What you had here is kept, and comes back when you sign in.',
} as const;
