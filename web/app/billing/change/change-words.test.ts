import { describe, expect, it } from 'vitest';
import { aPreview } from '../builders.fixture.ts';
import { changeWarnings, costSentence, directionOf, prorationWords } from './change-words.ts';

describe('the proration of a change', () => {
  it.each([
    [3.12, { figure: '+£3.12', kind: 'charge' }],
    [-4.2, { figure: '-£4.20', kind: 'credit' }],
    [0, null],
  ])('of %d reads %o', (proration, words) => {
    expect(prorationWords(aPreview({ proration, dueToday: 0 }))).toEqual(words);
  });
});

describe('what is said of the money before a change', () => {
  it.each([
    [
      'all of it is charged',
      { proration: 3.12, dueToday: 3.12 },
      'The prorated amount of £3.12, which is the difference in price until 5 March 2027, is charged today, on a separate invoice.',
    ],
    [
      'credit covers a part of it',
      { proration: 3.12, dueToday: 1.02 },
      'The prorated amount of £3.12, which is the difference in price until 5 March 2027, goes on a separate invoice. Your credit comes off it, and £1.02 is charged today.',
    ],
    [
      'credit covers it, or it is too little for a card',
      { proration: 3.12, dueToday: 0 },
      'The prorated amount of £3.12, which is the difference in price until 5 March 2027, goes on a separate invoice and is set against your balance with us. Nothing is charged today.',
    ],
    [
      'nothing is charged in a trial',
      { proration: 0, dueToday: 0 },
      'There is no additional charge today.',
    ],
    [
      'a cheaper plan gives credit',
      { proration: -4.2, dueToday: 0, isDown: true },
      'The prorated amount of £4.20, which is the difference in price until 5 March 2027, is credited to you on a separate invoice, and comes off what you pay next.',
    ],
    [
      'something older is due with it',
      { proration: 3.12, dueToday: 4 },
      '£4.00 is charged today, on a separate invoice.',
    ],
  ])('%s', (_, figures, sentence) => {
    expect(changeWarnings(aPreview(figures))[1]).toBe(sentence);
  });
});

it('once the figures have come, what is to pay today is said to those who cannot see it', () => {
  expect(costSentence(aPreview({ proration: 3.12, dueToday: 1.02 }))).toBe(
    'The cost of the change is worked out. To pay today: £1.02.',
  );
});

describe('the other warnings', () => {
  it('tie the change to its payment where one is due, and name the day of the new price', () => {
    const [effect, , next] = changeWarnings(aPreview({ proration: 3.12, dueToday: 3.12 }));
    expect(effect).toBe('The change takes effect immediately, once the payment has gone through.');
    expect(next).toBe(
      'Your next regular billing cycle, on 5 March 2027, is at the new price of £9.99 a month.',
    );
  });

  it('say of a change down that nothing is deleted, and of one up nothing of the kind', () => {
    const down = aPreview({ proration: -4.2, dueToday: 0, isDown: true });
    expect(directionOf(down)).toBe('downgrade');
    expect(changeWarnings(down)[0]).toBe('The change takes effect immediately.');
    expect(changeWarnings(down)[3]).toContain('Nothing is deleted.');
    expect(changeWarnings(aPreview({ proration: 0, dueToday: 0 }))).toHaveLength(3);
  });
});
