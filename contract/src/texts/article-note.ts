/** What closes every article, on its page and in the feed. */
export const articleNote = {
  text: 'The figures here are estimates, and this article is information, not advice. Where your statement or your lender’s figure differs, theirs is right. If money is tight, there is ',
  link: 'free and confidential debt advice',
} as const;
