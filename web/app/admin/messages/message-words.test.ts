import { contactPageTexts } from '@debt-payoff/contract/texts/contact-page';
import { expect, it } from 'vitest';
import { complaintClock, topicWords } from './message-words.ts';

it.each([
  ['2026-11-27', 'Due in 12 days (27 November 2026)', false],
  ['2026-11-23', 'Due in 8 days (23 November 2026)', false],
  ['2026-11-22', 'Due in 7 days (22 November 2026)', true],
  ['2026-11-16', 'Due in 1 day (16 November 2026)', true],
  ['2026-11-15', 'Due today (15 November 2026)', true],
  ['2026-11-14', '1 day late (14 November 2026)', true],
  ['2026-11-12', '3 days late (12 November 2026)', true],
])('a complaint that is due on %s: %s', (due_on, words, isUrgent) => {
  expect(complaintClock({ due_on, outcome: null }, '2026-11-15')).toEqual({ words, isUrgent });
});

it('the clock counts days, also where the clocks go back', () => {
  expect(complaintClock({ due_on: '2026-10-26', outcome: null }, '2026-10-24')?.words).toBe(
    'Due in 2 days (26 October 2026)',
  );
});

it('no clock runs for a question, or once a complaint has its outcome', () => {
  expect(complaintClock({ due_on: null, outcome: null }, '2026-11-15')).toBeNull();
  expect(complaintClock({ due_on: '2026-11-12', outcome: 'Done' }, '2026-11-15')).toBeNull();
});

it('topics have the names that people choose them by', () => {
  expect(topicWords).toEqual(contactPageTexts.form.topics);
});
