import { postQuickTimes } from '@debt-payoff/contract/content-vocabulary';
import { describe, expect, it } from 'vitest';
import { noTime, quickSchedule, scheduledInstant, scheduleOf } from './schedule-times.ts';

const quick = (now: string) =>
  postQuickTimes.map((each) => {
    const { day, time, instant } = quickSchedule(each, Date.parse(now));
    return `${day} ${time} = ${instant.slice(0, 16)}Z`;
  });

describe('from now', () => {
  it.each([
    [
      'in winter',
      '2026-11-14T12:34:56Z',
      [
        '2026-11-14 13:34 = 2026-11-14T13:34Z',
        '2026-11-14 16:34 = 2026-11-14T16:34Z',
        '2026-11-15 12:34 = 2026-11-15T12:34Z',
        '2026-11-21 12:34 = 2026-11-21T12:34Z',
      ],
    ],
    [
      'over the change to summer',
      '2026-03-28T23:30:00Z',
      [
        '2026-03-29 00:30 = 2026-03-29T00:30Z',
        '2026-03-29 04:30 = 2026-03-29T03:30Z',
        '2026-03-29 23:30 = 2026-03-29T22:30Z',
        '2026-04-04 23:30 = 2026-04-04T22:30Z',
      ],
    ],
    [
      'to a time that the clocks skip',
      '2026-03-28T01:30:00Z',
      [
        '2026-03-28 02:30 = 2026-03-28T02:30Z',
        '2026-03-28 05:30 = 2026-03-28T05:30Z',
        '2026-03-29 02:30 = 2026-03-29T01:30Z',
        '2026-04-04 01:30 = 2026-04-04T00:30Z',
      ],
    ],
    [
      'in the hour that comes twice',
      '2026-10-25T00:30:00Z',
      [
        '2026-10-25 01:30 = 2026-10-25T01:30Z',
        '2026-10-25 04:30 = 2026-10-25T04:30Z',
        '2026-10-26 01:30 = 2026-10-26T01:30Z',
        '2026-11-01 01:30 = 2026-11-01T01:30Z',
      ],
    ],
    [
      'over the change to winter',
      '2026-10-24T22:30:00Z',
      [
        '2026-10-25 00:30 = 2026-10-24T23:30Z',
        '2026-10-25 02:30 = 2026-10-25T02:30Z',
        '2026-10-25 23:30 = 2026-10-25T23:30Z',
        '2026-10-31 23:30 = 2026-10-31T23:30Z',
      ],
    ],
  ])('%s', (_, now, times) => {
    expect(quick(now)).toEqual(times);
  });
});

describe('what is meant by a day and a time', () => {
  const typed = (day: string, time: string) => scheduledInstant({ ...noTime, day, time });

  it.each([
    ['2026-07-01', '09:00', '2026-07-01T08:00:00.000Z'],
    ['2026-12-01', '09:00', '2026-12-01T09:00:00.000Z'],
    ['2026-10-25', '01:30', '2026-10-25T00:30:00.000Z'],
    ['2026-03-29', '01:30', null],
    ['2026-12-01', '', null],
    ['', '09:00', null],
    ['', '', null],
  ])('%s %s', (day, time, instant) => {
    expect(typed(day, time)).toBe(instant);
  });

  it('which of the two, where the clocks show it twice, stays as it was saved', () => {
    const second = scheduleOf('2026-10-25T01:30:00.000Z');
    expect(second).toMatchObject({ day: '2026-10-25', time: '01:30' });
    expect(scheduledInstant(second)).toBe('2026-10-25T01:30:00.000Z');
  });

  it('another day or time counts in place of the saved one', () => {
    const saved = scheduleOf('2026-12-01T09:00:00.000Z');
    expect(scheduledInstant({ ...saved, time: '10:00' })).toBe('2026-12-01T10:00:00.000Z');
    expect(scheduledInstant({ ...saved, day: '2026-12-02' })).toBe('2026-12-02T09:00:00.000Z');
    expect(scheduledInstant({ ...saved, day: '' })).toBeNull();
  });
});
