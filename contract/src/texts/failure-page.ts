// The words where not even a page can be rendered. The server alone has them.

export const failurePageTexts = {
  title: 'We cannot show this page right now',
  explanation:
    'The fault is ours. What you have saved is safe. Please wait a moment and try again.',
} as const;
