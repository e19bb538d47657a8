import type { CalendarPause } from '@debt-payoff/contract/calendar-terms';
import { monthOf } from '@debt-payoff/contract/months';
import { expect, it } from 'vitest';
import {
  isPaused,
  joinedPauses,
  readPauses,
  withoutMonths,
  withPauseToggled,
} from './paused-months.ts';

const pause = (fromMonth: string, toMonth = fromMonth): CalendarPause => ({
  fromMonth: monthOf(fromMonth),
  toMonth: monthOf(toMonth),
});

it.each<{ name: string; pauses: CalendarPause[]; month: string; becomes: CalendarPause[] }>([
  { name: 'a month alone', pauses: [], month: '2026-12', becomes: [pause('2026-12')] },
  {
    name: 'the month after a pause lengthens it, over the end of a year too',
    pauses: [pause('2026-11', '2026-12')],
    month: '2027-01',
    becomes: [pause('2026-11', '2027-01')],
  },
  {
    name: 'the month between two pauses makes them one',
    pauses: [pause('2027-01'), pause('2027-03')],
    month: '2027-02',
    becomes: [pause('2027-01', '2027-03')],
  },
  {
    name: 'a month before others comes before them',
    pauses: [pause('2027-05')],
    month: '2027-01',
    becomes: [pause('2027-01'), pause('2027-05')],
  },
  {
    name: 'the middle of a pause leaves two',
    pauses: [pause('2027-01', '2027-05')],
    month: '2027-03',
    becomes: [pause('2027-01', '2027-02'), pause('2027-04', '2027-05')],
  },
  {
    name: 'the first month of a pause shortens it',
    pauses: [pause('2027-01', '2027-02')],
    month: '2027-01',
    becomes: [pause('2027-02')],
  },
  { name: 'the only month ends it', pauses: [pause('2027-01')], month: '2027-01', becomes: [] },
])('ticking $name', ({ pauses, month, becomes }) => {
  expect(withPauseToggled(pauses, monthOf(month))).toEqual(becomes);
  expect(isPaused(becomes, monthOf(month))).toBe(!isPaused(pauses, monthOf(month)));
});

it('one pause holds those that overlap or follow one another', () => {
  const pauses = [
    pause('2027-04'),
    pause('2027-01', '2027-03'),
    pause('2027-02'),
    pause('2027-06'),
  ];
  expect(joinedPauses(pauses)).toEqual([pause('2027-01', '2027-04'), pause('2027-06')]);
});

it('what lies outside of some months is left', () => {
  const pauses = [pause('2027-01', '2027-06'), pause('2027-08'), pause('2027-03')];
  expect(withoutMonths(pauses, pause('2027-03', '2027-08'))).toEqual([pause('2027-01', '2027-02')]);
});

it.each([[null], ['2027-01'], [[{ fromMonth: '2027-02', toMonth: '2027-01' }]], [[{}]]])(
  'nothing is read of %j',
  (stored) => expect(readPauses(stored)).toEqual([]),
);
