import { expect, it } from 'vitest';
import { joinWords } from './joined-words.ts';

it.each([
  [[], ''],
  [['Card'], 'Card'],
  [['Card', 'Loan'], 'Card and Loan'],
  [['Card', 'Loan', 'Overdraft'], 'Card, Loan and Overdraft'],
])('%j are joined to %j', (words, joined) => {
  expect(joinWords(words)).toBe(joined);
});

it('joins alternatives with another word', () => {
  expect(joinWords(['Card', 'Loan', 'Overdraft'], 'or')).toBe('Card, Loan or Overdraft');
});
