import { expect, it } from 'vitest';
import { openComplaints, openMessages } from './waiting-words.ts';

it.each([
  [0, 'No message waits for a reply.'],
  [1, '1 message waits for a reply.'],
  [12, '12 messages wait for a reply.'],
])('%i open messages: %s', (total, text) => {
  expect(openMessages(total)).toBe(text);
});

it.each([
  [[], null],
  [['2026-11-20'], { text: '1 complaint is open. It is due by 20 November 2026.' }],
  [
    ['2026-12-01', '2026-11-15'],
    { text: '2 complaints are open. The first is due by 15 November 2026.' },
  ],
  [
    ['2026-12-01', '2026-11-14'],
    { text: '2 complaints are open. The first was due by 14 November 2026.', isLate: true },
  ],
])('open complaints due on %j, on 15 November: %j', (days, expected) => {
  const said = openComplaints(
    days.map((due_on) => ({ due_on })),
    '2026-11-15',
  );
  expect(said).toEqual(expected && { isLate: false, ...expected });
});
