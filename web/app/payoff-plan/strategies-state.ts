/**
 * What the strategies page is given: debts, extra payment and summaries, never the months, which the
 * engine computes where they are shown. It travels in the navigation state, and lies in the session's
 * storage so that a reload does not lose it.
 */

import type { CalendarDebt, CalendarOptions } from '@debt-payoff/contract/calendar-terms';
import { localStorageKeys, sessionStorageKeys } from '@debt-payoff/contract/storage-keys';
import type { StrategyName } from '@debt-payoff/engine';
import { currentPerson, type Person } from '../session/person.ts';
import { newMark, storedDraft, storedText } from '../session/stored-drafts.ts';

export const storedMark = storedText(localStorageKeys.strategiesMark);
const storedStrategies = storedDraft(sessionStorageKeys.strategies, readStrategiesState);

export type StrategySummary = {
  readonly monthsToPayoff: number | null;
  readonly yearsToPayoff: number | null;
  readonly totalInterestPaid: number | null;
  readonly monthlyPayment: number;
  readonly neverPaysOff: boolean;
};

export type StrategiesState = {
  readonly debts: readonly CalendarDebt[];
  readonly extraPayment: number;
  readonly results: Readonly<Partial<Record<StrategyName, StrategySummary>>>;
  /** Positions in the debts, first to last, where somebody has arranged them. */
  readonly customOrder?: readonly number[];
  readonly options?: CalendarOptions;
  /** What is left each month after bills and essentials, in pounds. The navigation alone carries it: it is kept nowhere. */
  readonly leftEachMonth?: number;
  /** Where the debts came from, for the way back. */
  readonly origin:
    | { readonly kind: 'calculator' }
    | { readonly kind: 'portfolio'; readonly portfolioId: string }
    | { readonly kind: 'portfolio dialog'; readonly returnTo: string | null };
  /** Its owner's, for as long as the results count: the browser's history keeps them, and cannot be cleared. */
  readonly mark?: string;
};

/** Gives what the navigation is to carry. */
export function rememberStrategies(state: StrategiesState): StrategiesState {
  const mark = storedMark.read() ?? newMark();
  storedMark.write(mark);
  const { leftEachMonth, ...kept } = state;
  const marked = { ...kept, mark };
  storedStrategies.write(marked);
  return { ...marked, ...(leftEachMonth !== undefined && { leftEachMonth }) };
}

/** Null where nothing was calculated in this tab, or what is stored cannot be read. */
export function recallStrategies(): StrategiesState | null {
  const state = storedStrategies.read();
  return state?.mark === undefined || isCurrent(state) ? state : null;
}

/** Null where the navigation carries none, or those of somebody else, or of before they were cleared. */
export function readCarriedStrategies(carried: unknown): StrategiesState | null {
  const state = readStrategiesState(carried);
  if (state?.mark === undefined) return currentPerson() === null ? state : null;
  return isCurrent(state) ? state : null;
}

/** Whether somebody, who is not here now, has results in this tab. */
export function hasStrategies(owner: Person): boolean {
  return owner !== null && storedStrategies.read(owner) !== null;
}

/** Whether another tab has cleared results, or calculated new ones. */
export const isAboutStrategies = storedMark.isIn;

/** In all tabs, and in the browser's history. */
export function forgetStrategies(): void {
  storedMark.clear();
  storedStrategies.clear();
}

function isCurrent({ mark }: StrategiesState): boolean {
  return mark === storedMark.read();
}

/** Checks the form of what a navigation or the storage holds: both outlive versions of this code. */
function readStrategiesState(value: unknown): StrategiesState | null {
  if (value === null || typeof value !== 'object') return null;
  if (!('debts' in value && Array.isArray(value.debts) && value.debts.length > 0)) return null;
  if (!('extraPayment' in value && typeof value.extraPayment === 'number')) return null;
  if (!('results' in value && typeof value.results === 'object' && value.results !== null))
    return null;
  if (!value.debts.every(isPlannedDebt)) return null;
  // Every field was looked at above; the origin has a default.
  const state = value as StrategiesState;
  const { leftEachMonth, ...others } = state;
  return {
    ...others,
    ...(isSum(leftEachMonth) && { leftEachMonth }),
    origin: state.origin ?? { kind: 'calculator' },
  };
}

function isSum(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

function isPlannedDebt(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false;
  const figures = ['balance', 'interestRate', 'monthlyPayment'] as const;
  const fields = new Map(Object.entries(value));
  return (
    typeof fields.get('creditor') === 'string' &&
    figures.every((name) => Number.isFinite(fields.get(name)))
  );
}
