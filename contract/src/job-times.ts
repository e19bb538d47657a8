/** When background work falls due, read off the forms of cron that the product uses; null for any other. */
type JobTimes = {
  /** 'every minute', 'daily at 03:43': in London. */
  readonly words: string;
  /** How far its runs are apart. */
  readonly intervalMinutes: number;
};

const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;

export function jobTimesOf(cron: string): JobTimes | null {
  const [minute = '', hour = '', ...days] = cron.split(' ');
  if (days.join(' ') !== '* * *') return null;
  if (hour === '*') return withinHour(minute);
  const at = [hour, minute];
  if (!at.every(isNumber)) return null;
  const time = at.map((part) => part.padStart(2, '0')).join(':');
  return { words: `daily at ${time}`, intervalMinutes: dayMinutes };
}

function withinHour(minute: string): JobTimes | null {
  if (minute === '*') return { words: 'every minute', intervalMinutes: 1 };
  if (isNumber(minute)) {
    return { words: `hourly at ${minute} minutes past`, intervalMinutes: hourMinutes };
  }
  const step = /^\*\/(\d{1,2})$/.exec(minute)?.[1];
  const minutes = Number(step);
  // Any other step is shorter once in an hour, and so not 'every'.
  if (step === undefined || hourMinutes % minutes !== 0) return null;
  return { words: `every ${minutes} minutes`, intervalMinutes: minutes };
}

function isNumber(part: string): boolean {
  return /^\d{1,2}$/.test(part);
}
