import { expect, it } from 'vitest';
import { writeCalendar } from './icalendar.ts';

const event = {
  uid: 'schedule-7-2026-11-28@debts.example',
  day: '2026-11-28',
  summary: 'Barclaycard: payment due',
  url: 'https://debts.example/portfolios/3/scheduled-payments',
};
const written = (changes: Partial<typeof event> = {}, name = 'Household') =>
  writeCalendar({
    name,
    producer: 'Debt Payoff//Scheduled payments',
    refreshHours: 12,
    writtenAt: new Date('2026-11-15T09:00:00.123Z'),
    events: [{ ...event, ...changes }],
  });
/** As a calendar program reads it: folded lines joined again. */
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

it('a calendar is written line by line, each ended by CRLF', () => {
  expect(written()).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Debt Payoff//Scheduled payments//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'NAME:Household',
      'X-WR-CALNAME:Household',
      'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
      'X-PUBLISHED-TTL:PT12H',
      'BEGIN:VEVENT',
      'UID:schedule-7-2026-11-28@debts.example',
      'DTSTAMP:20261115T090000Z',
      'DTSTART;VALUE=DATE:20261128',
      'SUMMARY:Barclaycard: payment due',
      'URL:https://debts.example/portfolios/3/scheduled-payments',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

it.each([
  ['commas and semicolons', 'Smith, Jones; Co', 'Smith\\, Jones\\; Co'],
  ['backslashes', 'C:\\debts\\n', 'C:\\\\debts\\\\n'],
  ['line breaks of every kind', 'a\r\nb\nc\rd\u2028e', 'a\\nb\\nc\\nd\\ne'],
  ['an event of its own', 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT', 'x\\nEND:VEVENT\\nBEGIN:VEVENT'],
  ['control characters', 'a\u0000b\u0007c\u007Fd\te', 'abcd\te'],
  ['emoji', '💷 🇬🇧 👨‍👩‍👧', '💷 🇬🇧 👨‍👩‍👧'],
])('%s in a text are written so that they stay text', (_, summary, expected) => {
  const lines = unfolded(written({ summary }));
  expect(lines.filter((line) => line.startsWith('SUMMARY:'))).toEqual([`SUMMARY:${expected}`]);
  expect(lines).toHaveLength(19);
});

it.each([
  ['letters', 'W'.repeat(500)],
  ['two octets each', 'é'.repeat(500)],
  ['emoji', '💷'.repeat(250)],
  ['a family of joined emoji', '👨‍👩‍👧‍👦'.repeat(45)],
  ['escaped commas', ','.repeat(500)],
])('no line of 500 %s is longer than 75 octets, and no character is torn apart', (_, text) => {
  const file = written({ summary: text }, text);
  const lines = file.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines.every((line) => line.isWellFormed())).toBe(true);
  const expected = text.replaceAll(',', '\\,');
  expect(unfolded(file)).toContain(`SUMMARY:${expected}`);
  expect(unfolded(file)).toContain(`X-WR-CALNAME:${expected}`);
});

it('a line of exactly 75 octets is left whole', () => {
  const summary = 'x'.repeat(75 - 'SUMMARY:'.length);
  expect(written({ summary })).toContain(`SUMMARY:${summary}\r\nURL:`);
  expect(written({ summary: `${summary}y` })).toContain(`SUMMARY:${summary}\r\n y\r\nURL:`);
});
