/** When a post is to be published: an instant, or a time on the clocks of London. */
import { socialLimits } from '@debt-payoff/contract/admin-limits';
import { isDay } from '@debt-payoff/contract/days';
import { isTimeOfDay, londonInstantOf } from '@debt-payoff/contract/london-times';
import type { SocialPostFields } from '@debt-payoff/contract/social-posts';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { invalidField } from '../platform/errors.ts';

type TimeFields = Pick<
  SocialPostFields,
  'scheduled_time' | 'scheduled_date' | 'scheduled_time_only'
>;
export type TimeField = keyof TimeFields;

const { social } = adminTexts;
const dayMs = 86_400_000;
const minuteMs = 60_000;

/** Null where there is none: of a date and a time of day, both are needed. */
export function readScheduledTime(fields: TimeFields): Date | null {
  const given = fields.scheduled_time?.trim() ?? '';
  if (given !== '') return instantOf(given) ?? refuse('scheduled_time');
  const day = fields.scheduled_date?.trim() ?? '';
  const time = fields.scheduled_time_only?.trim() ?? '';
  if (day === '' || time === '') return null;
  if (!isDay(day)) refuse('scheduled_date');
  return instantOf(`${day}T${time}`) ?? refuse('scheduled_time_only');
}

/** The one that a time came by. */
export function timeFieldOf({ scheduled_time }: TimeFields): TimeField {
  return (scheduled_time?.trim() ?? '') === '' ? 'scheduled_date' : 'scheduled_time';
}

/** The minute that has begun counts: clocks are set by minutes. */
export function requireTimeAhead(
  time: Date,
  { now, field }: { readonly now: Date; readonly field: TimeField },
): void {
  const days = socialLimits.scheduleDaysMax;
  const minuteStartMs = Math.floor(now.getTime() / minuteMs) * minuteMs;
  if (time.getTime() < minuteStartMs) throw invalidField(field, social.timePast);
  if (time.getTime() > now.getTime() + days * dayMs) {
    throw invalidField(field, social.timeTooFar(days));
  }
}

const pattern =
  /^(?<day>\d{4}-\d\d-\d\d)T(?<time>\d\d:\d\d)(?<seconds>:\d\d(?:\.\d{1,9})?)?(?<offset>Z|[+-]\d\d:\d\d)?$/;
/** Beyond these nobody means a time, and some programs cannot read it. */
const [earliest, latest] = [Date.parse('2000-01-01T00:00Z'), Date.parse('9999-12-31T23:59Z')];

function instantOf(text: string): Date | null {
  const { day = '', time = '', seconds = '', offset } = pattern.exec(text)?.groups ?? {};
  if (!isDay(day) || !isTimeOfDay(time)) return null;
  const secondsMs = seconds === '' ? 0 : Number(seconds.slice(1)) * 1_000;
  const minute =
    offset === undefined ? londonInstantOf({ day, time }) : new Date(`${day}T${time}${offset}`);
  const ms = (minute?.getTime() ?? Number.NaN) + Math.floor(secondsMs);
  return secondsMs < minuteMs && ms >= earliest && ms <= latest ? new Date(ms) : null;
}

function refuse(field: TimeField): never {
  throw invalidField(field, social.timeInvalid);
}
