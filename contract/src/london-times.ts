/** Times of day on the clocks of London, which staff choose by. */
import { isDay, londonDayOf } from './days.ts';
import { product } from './product.ts';

const hourMs = 3_600_000;
const londonClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: product.timeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

export type LondonTime = { readonly day: string; readonly time: string };

/** The day and the time that London's clocks show at an instant. */
export function londonTimeOf(instant: string | number | Date): LondonTime {
  return { day: londonDayOf(instant), time: londonClock.format(new Date(instant)) };
}

export function isTimeOfDay(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/**
 * The instant at which London's clocks show it; null for a time that they skip in spring. Of the hour that they
 * show twice in autumn, the first.
 */
export function londonInstantOf({ day, time }: LondonTime): Date | null {
  if (!isDay(day) || !isTimeOfDay(time)) return null;
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const first = [asUtc - hourMs, asUtc].find((ms) => {
    const shown = londonTimeOf(ms);
    return shown.day === day && shown.time === time;
  });
  return first === undefined ? null : new Date(first);
}
