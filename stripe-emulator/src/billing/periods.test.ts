import { describe, expect, it } from 'vitest';
import { secondsAt } from '../testing/subscriber.ts';
import { boundaryAt, nextBoundary } from './periods.ts';

const month = { interval: 'month', interval_count: 1 } as const;
const quarter = { interval: 'month', interval_count: 3 } as const;
const year = { interval: 'year', interval_count: 1 } as const;
const week = { interval: 'week', interval_count: 1 } as const;
const day = { interval: 'day', interval_count: 1 } as const;

describe('boundaries of periods', () => {
  it('keep the day of the anchor, or the last day of a shorter month', () => {
    const anchor = secondsAt('2027-01-31T10:30:15Z');
    expect([0, 1, 2, 3, 4].map((index) => boundaryAt(anchor, month, index))).toEqual(
      [
        '2027-01-31T10:30:15Z',
        '2027-02-28T10:30:15Z',
        '2027-03-31T10:30:15Z',
        '2027-04-30T10:30:15Z',
        '2027-05-31T10:30:15Z',
      ].map(secondsAt),
    );
  });

  it.each([
    ['2028-01-31', month, '2028-02-29'],
    ['2028-02-29', year, '2029-02-28'],
    ['2026-11-30', quarter, '2027-02-28'],
    ['2026-12-28', week, '2027-01-04'],
    ['2026-12-31', day, '2027-01-01'],
    // London puts its clocks forward on 28 March, UTC does not.
    ['2027-03-27T23:30:00Z', day, '2027-03-28T23:30:00Z'],
  ] as const)('from %s the next is one %o later', (anchor, cycle, expected) => {
    const at = secondsAt(anchor);
    expect(nextBoundary(at, cycle, at)).toBe(secondsAt(expected));
  });

  it('find the first boundary after any moment, however late', () => {
    const anchor = secondsAt('2027-01-31');
    const next = (after: string) => nextBoundary(anchor, month, secondsAt(after));
    expect(next('2027-02-27')).toBe(secondsAt('2027-02-28'));
    expect(next('2027-02-28')).toBe(secondsAt('2027-03-31'));
    expect(next('2031-04-29')).toBe(secondsAt('2031-04-30'));
    expect(nextBoundary(secondsAt('2028-02-29'), year, secondsAt('2031-12-31'))).toBe(
      secondsAt('2032-02-29'),
    );
  });

  it('begin with the anchor where that is still to come', () => {
    const anchor = secondsAt('2027-05-01');
    expect(nextBoundary(anchor, month, secondsAt('2027-04-10'))).toBe(anchor);
  });
});
