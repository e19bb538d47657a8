/** When a post is to be published, by the clocks of London, as the form holds it: a day, a time and the instant. */
import type { postQuickTimes } from '@debt-payoff/contract/content-vocabulary';
import { addDays } from '@debt-payoff/contract/days';
import { londonInstantOf, londonTimeOf } from '@debt-payoff/contract/london-times';

/**
 * In autumn the clocks show an hour twice: the instant tells which one was meant. It counts while day and time
 * are those that the clocks show then.
 */
export type ScheduleFields = {
  readonly day: string;
  readonly time: string;
  readonly instant: string;
};

export type QuickTime = (typeof postQuickTimes)[number];

export const noTime: ScheduleFields = { day: '', time: '', instant: '' };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const hoursOfDay = 24;

export function scheduleOf(instant: string | number | null): ScheduleFields {
  if (instant === null) return noTime;
  return { ...londonTimeOf(instant), instant: new Date(instant).toISOString() };
}

/** Null where either is missing, or for a time that the clocks skip in spring. */
export function scheduledInstant({ day, time, instant }: ScheduleFields): string | null {
  if (day === '' || time === '') return null;
  if (instant !== '') {
    const shown = londonTimeOf(instant);
    if (shown.day === day && shown.time === time) return instant;
  }
  return londonInstantOf({ day, time })?.toISOString() ?? null;
}

/** Hours are counted as they pass. A day or a week later is the same time by the clock. */
export function quickSchedule({ hours }: QuickTime, nowMs: number): ScheduleFields {
  const minute = Math.floor(nowMs / minuteMs) * minuteMs;
  const passed = minute + hours * hourMs;
  if (hours % hoursOfDay !== 0) return scheduleOf(passed);
  const { day, time } = londonTimeOf(minute);
  const sameTime = londonInstantOf({ day: addDays(day, hours / hoursOfDay), time });
  // The clocks may skip it in spring.
  return scheduleOf(sameTime?.getTime() ?? passed);
}
