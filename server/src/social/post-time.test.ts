import { describe, expect, it } from 'vitest';
import { readScheduledTime, requireTimeAhead } from './post-time.ts';

const none = { scheduled_time: null, scheduled_date: null, scheduled_time_only: null };
const read = (fields: Partial<Record<keyof typeof none, string>>) =>
  readScheduledTime({ ...none, ...fields })?.toISOString() ?? null;

describe('the time of a post', () => {
  it.each([
    ['an instant', { scheduled_time: '2026-11-20T10:00:00.000Z' }, '2026-11-20T10:00:00.000Z'],
    ['with an offset', { scheduled_time: '2026-11-20T10:00:30+02:00' }, '2026-11-20T08:00:30.000Z'],
    [
      "London's clocks in winter",
      { scheduled_time: '2026-11-20T10:00' },
      '2026-11-20T10:00:00.000Z',
    ],
    [
      "London's clocks in summer",
      { scheduled_time: '2026-07-20T10:00:15' },
      '2026-07-20T09:00:15.000Z',
    ],
    [
      'the first of an hour that comes twice',
      { scheduled_time: '2026-10-25T01:30' },
      '2026-10-25T00:30:00.000Z',
    ],
    [
      'a date and a time of day',
      { scheduled_time: '', scheduled_date: '2026-07-20', scheduled_time_only: '10:00' },
      '2026-07-20T09:00:00.000Z',
    ],
    [
      'a time of day with seconds',
      { scheduled_date: '2026-11-20', scheduled_time_only: '10:00:05' },
      '2026-11-20T10:00:05.000Z',
    ],
    [
      'the whole time before its parts',
      {
        scheduled_time: '2026-11-20T10:00',
        scheduled_date: '2027-01-01',
        scheduled_time_only: '09:00',
      },
      '2026-11-20T10:00:00.000Z',
    ],
    ['nothing', {}, null],
    ['a date alone', { scheduled_date: '2026-11-20' }, null],
    ['a time of day alone', { scheduled_date: '', scheduled_time_only: '10:00' }, null],
  ])('%s', (_what, fields, expected) => {
    expect(read(fields)).toBe(expected);
  });

  it.each([
    ['scheduled_time', { scheduled_time: 'soon' }],
    ['scheduled_time', { scheduled_time: '2026-11-20' }],
    ['scheduled_time', { scheduled_time: '2026-02-30T10:00' }],
    ['scheduled_time', { scheduled_time: '2026-02-30T10:00:00Z' }],
    ['scheduled_time', { scheduled_time: '2026-11-20T24:00' }],
    ['scheduled_time', { scheduled_time: '2026-11-20T10:00:60' }],
    ['scheduled_time', { scheduled_time: '2026-11-20T10:00+99:00' }],
    // The clocks go from one to two.
    ['scheduled_time', { scheduled_time: '2026-03-29T01:30' }],
    ['scheduled_time', { scheduled_time: '0000-01-01T00:00' }],
    ['scheduled_time', { scheduled_time: '9999-12-31T23:59-12:00' }],
    ['scheduled_date', { scheduled_date: '2026-02-30', scheduled_time_only: '10:00' }],
    ['scheduled_time_only', { scheduled_date: '2026-11-20', scheduled_time_only: 'ten' }],
    ['scheduled_time_only', { scheduled_date: '2026-03-29', scheduled_time_only: '01:30' }],
    ['scheduled_time_only', { scheduled_date: '2026-11-20', scheduled_time_only: '10:00Z+' }],
  ])('that does not exist is refused at %s: %j', (field, fields) => {
    const message = 'Choose a date and a time that exist.';
    expect(() => read(fields)).toThrow(
      expect.objectContaining({
        code: 'invalid_input',
        message,
        details: { message, fields: { [field]: message } },
      }),
    );
  });

  it.each([
    ['2026-11-15T09:29:59Z', 'Choose a time in the future.'],
    ['2026-11-15T09:30:00Z', null],
    ['2027-11-15T09:30:40Z', null],
    ['2027-11-15T09:31:00Z', 'Choose a time within the next 365 days.'],
  ])('at 09:30:40 is right for scheduling or not: %s', (time, message) => {
    const schedule = () =>
      requireTimeAhead(new Date(time), {
        ...{ now: new Date('2026-11-15T09:30:40Z'), field: 'scheduled_time' },
      });
    if (message === null) expect(schedule).not.toThrow();
    else expect(schedule).toThrow(message);
  });
});
