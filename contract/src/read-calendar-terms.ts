/** Terms as a link or a browser may hold them. What cannot be read whole is not read: in part it would be another plan. */

import type { RateKind } from '@debt-payoff/engine/terms';
import type {
  CalendarOneOff,
  CalendarOptions,
  CalendarPause,
  CalendarRateChange,
  CalendarTerms,
} from './calendar-terms.ts';
import { calculatorLimits } from './limits.ts';
import { hasAtMostDecimals } from './money.ts';
import { type Month, monthOf } from './months.ts';
import type { PlannedMinimum } from './planned-debt.ts';
import { plannedMonthPattern, rateBoundsOf, termLimits } from './term-limits.ts';

const amountMax = calculatorLimits.balanceMaxPence / 100;

/** Null where they cannot be read. What says no more than its absence is left out. */
export function readCalendarTerms(value: unknown): CalendarTerms | null {
  return attempt(() => {
    const given = fieldsOf(value);
    const rateKind = given.optional('rateKind', kindOf);
    const { maxPercent: max, decimals } = rateBoundsOf(rateKind);
    const rateOf = (figure: unknown) => figureOf(figure, { max, decimals });
    return {
      ...present('rateKind', rateKind),
      ...present(
        'rateChanges',
        given.optional('rateChanges', (list) => changesOf(list, rateOf)),
      ),
      ...present('fee', given.optional('fee', amountOf) || undefined),
      ...present('minimum', given.optional('minimum', minimumOf)),
      ...present('priority', given.optional('priority', booleanOf) || undefined),
      ...(given.optional('takesExtra', booleanOf) === false && { takesExtra: false }),
      ...present('oneOffs', given.optional('oneOffs', oneOffsOf)),
    };
  });
}

/** Null where they cannot be read. */
export function readCalendarOptions(value: unknown): CalendarOptions | null {
  return attempt(() => {
    const given = fieldsOf(value);
    return {
      ...present('oneOffs', given.optional('oneOffs', oneOffsOf)),
      ...present(
        'pauses',
        given.optional('pauses', (list) => listOf(list, termLimits.pausesMax, pauseOf)),
      ),
      ...present('goal', given.optional('goal', calendarMonthOf)),
    };
  });
}

class Unreadable extends Error {}

function attempt<Read>(read: () => Read): Read | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

function check(isMet: boolean): asserts isMet {
  if (!isMet) throw new Unreadable();
}

function fieldsOf(value: unknown) {
  check(value !== null && typeof value === 'object' && !Array.isArray(value));
  const fields = new Map<string, unknown>(Object.entries(value));
  const optional = <Read>(name: string, read: (found: unknown) => Read): Read | undefined => {
    const found = fields.get(name) ?? undefined;
    return found === undefined ? undefined : read(found);
  };
  return { get: (name: string) => fields.get(name), optional };
}

function present<Name extends string, Value>(name: Name, value: Value | undefined) {
  // The key is the very name that was given.
  return (value === undefined ? {} : { [name]: value }) as { readonly [Key in Name]?: Value };
}

function listOf<Entry>(value: unknown, most: number, read: (entry: unknown) => Entry): Entry[] {
  check(Array.isArray(value) && value.length > 0 && value.length <= most);
  return value.map(read);
}

function changesOf(value: unknown, rateOf: (figure: unknown) => number): CalendarRateChange[] {
  const changes = listOf(value, termLimits.rateChangesMax, (entry) => {
    const given = fieldsOf(entry);
    return {
      lastMonth: calendarMonthOf(given.get('lastMonth')),
      thenRate: rateOf(given.get('thenRate')),
      ...present('thenPayment', given.optional('thenPayment', amountOf)),
    };
  });
  for (const [at, { lastMonth }] of changes.entries()) {
    check(at === 0 || lastMonth > (changes[at - 1]?.lastMonth ?? ''));
  }
  return changes;
}

function minimumOf(value: unknown): PlannedMinimum {
  const given = fieldsOf(value);
  return {
    floor: amountOf(given.get('floor')),
    ...present('percent', given.optional('percent', percentOf)),
    ...present('plusInterest', given.optional('plusInterest', booleanOf)),
  };
}

function oneOffsOf(value: unknown): CalendarOneOff[] {
  return listOf(value, termLimits.oneOffsMax, (entry) => {
    const given = fieldsOf(entry);
    const amount = amountOf(given.get('amount'));
    check(amount > 0);
    return { month: calendarMonthOf(given.get('month')), amount };
  });
}

function pauseOf(value: unknown): CalendarPause {
  const given = fieldsOf(value);
  const [fromMonth, toMonth] = [given.get('fromMonth'), given.get('toMonth')].map(calendarMonthOf);
  check(fromMonth !== undefined && toMonth !== undefined && fromMonth <= toMonth);
  return { fromMonth, toMonth };
}

function kindOf(value: unknown): RateKind {
  check(value === 'simple' || value === 'apr' || value === 'ear' || value === 'monthly');
  return value;
}

function booleanOf(value: unknown): boolean {
  check(typeof value === 'boolean');
  return value;
}

function amountOf(value: unknown): number {
  return figureOf(value, { max: amountMax, decimals: calculatorLimits.amountDecimals });
}

function percentOf(value: unknown): number {
  const { percentMax: max, percentDecimals: decimals } = termLimits;
  return figureOf(value, { max, decimals });
}

function figureOf(
  value: unknown,
  { max, decimals }: { readonly max: number; readonly decimals: number },
): number {
  check(typeof value === 'number' && value >= 0 && value <= max);
  check(hasAtMostDecimals(value, decimals));
  return value;
}

function calendarMonthOf(value: unknown): Month {
  check(typeof value === 'string' && plannedMonthPattern.test(value));
  return monthOf(value);
}
