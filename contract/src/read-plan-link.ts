/** Reads what `writePlanLink` wrote. Few come with a link. */
import type { CalendarDebt } from './calendar-terms.ts';
import { cutCreditor } from './debt-rules.ts';
import { debtTypes } from './debt-types.ts';
import { calculatorLimits } from './limits.ts';
import { type Month, monthOf } from './months.ts';
import { readOrder } from './order-of-debts.ts';
import { planFrom } from './plan-from.ts';
import { type LinkedPlan, planMarker } from './plan-link.ts';
import { readCalendarOptions, readCalendarTerms } from './read-calendar-terms.ts';
import { plannedMonthPattern } from './term-limits.ts';

/** Room for the most debts with the longest names; nothing longer was written by us. */
const lengthMax = 4_000_000;

/**
 * Null for a fragment that is no plan. One that was cut short, or changed on its way, is unreadable. The months of an
 * example are counted from this month, where that is given.
 */
export function readPlanLink(hash: string, thisMonth?: Month): LinkedPlan | 'unreadable' | null {
  if (!hash.startsWith(planMarker)) return isStartOfMarker(hash) ? 'unreadable' : null;
  if (hash.length > lengthMax) return 'unreadable';
  try {
    const plan = readPlan(JSON.parse(decode(hash.slice(planMarker.length))));
    if (plan === null) return 'unreadable';
    return thisMonth === undefined ? plan : planFrom(plan, thisMonth);
  } catch {
    return 'unreadable';
  }
}

function isStartOfMarker(hash: string): boolean {
  return hash.length > 1 && planMarker.startsWith(hash);
}

function readPlan(value: unknown): LinkedPlan | null {
  if (value === null || typeof value !== 'object') return null;
  const fields = new Map<string, unknown>(Object.entries(value));
  const debts = fields.get('debts');
  const extraPayment = fields.get('extraPayment');
  if (!isFigure(extraPayment) || !Array.isArray(debts)) return null;
  if (debts.length === 0 || debts.length > calculatorLimits.debtsPerCalculationMax) return null;
  const read = debts.map(readDebt).filter((debt) => debt !== null);
  if (read.length !== debts.length) return null;
  // Without what cannot be read it would be another plan, and nobody would know: it is a link that was cut short.
  const options = readCalendarOptions(fields.get('options') ?? {});
  if (options === null) return null;
  const from = fields.get('from') ?? null;
  if (from !== null && !isMonth(from)) return null;
  // The debts are a plan without it, so that one which does not fit them is no reason to refuse the link.
  const customOrder = readOrder(fields.get('customOrder'), debts.length);
  return {
    debts: read,
    extraPayment,
    ...(customOrder !== null && { customOrder }),
    ...(hasEntries(options) && { options }),
    ...(from !== null && { from: monthOf(from) }),
  };
}

function isMonth(value: unknown): value is string {
  return typeof value === 'string' && plannedMonthPattern.test(value);
}

function hasEntries(read: object): boolean {
  return Object.keys(read).length > 0;
}

function readDebt(value: unknown): CalendarDebt | null {
  if (!Array.isArray(value)) return null;
  const [creditor, type, balance, interestRate, monthlyPayment, ...others]: unknown[] = value;
  const [termMonths, given] = others;
  if (typeof creditor !== 'string') return null;
  const terms = readCalendarTerms(given ?? {});
  if (terms === null) return null;
  if (!isFigure(balance) || !isFigure(interestRate) || !isFigure(monthlyPayment)) return null;
  return {
    creditor: cutCreditor(creditor),
    type: debtTypes.find((known) => known === type) ?? '',
    balance,
    interestRate,
    monthlyPayment,
    termMonths: isFigure(termMonths) ? termMonths : null,
    ...(hasEntries(terms) && { terms }),
  };
}

/** Whether the calculator accepts the figure is for its own rules to say. */
function isFigure(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

function decode(encoded: string): string {
  const bytes = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
  );
}
