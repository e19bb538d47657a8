/**
 * What the strategies page is given: debts, extra payment and summaries, never the months, which the
 * engine computes where they are shown. It travels in the navigation state, and lies in the session's
 * storage so that a reload does not lose it.
 */
import { sessionStorageKeys } from '@debt-payoff/contract/storage-keys';
import type { StrategyName } from '@debt-payoff/engine';

export type PlannedDebt = {
  readonly creditor: string;
  readonly type: string;
  readonly balance: number;
  readonly interestRate: number;
  readonly monthlyPayment: number;
  readonly termMonths: number | null;
};

export type StrategySummary = {
  readonly monthsToPayoff: number | null;
  readonly yearsToPayoff: number | null;
  readonly totalInterestPaid: number | null;
  readonly monthlyPayment: number;
  readonly neverPaysOff: boolean;
};

export type StrategiesState = {
  readonly debts: readonly PlannedDebt[];
  readonly extraPayment: number;
  readonly results: Readonly<Partial<Record<StrategyName, StrategySummary>>>;
  /** Where the debts came from, for the way back. */
  readonly origin:
    | { readonly kind: 'calculator' }
    | { readonly kind: 'portfolio'; readonly portfolioId: string }
    | { readonly kind: 'portfolio dialog'; readonly returnTo: string | null };
};

/** Where the browser keeps nothing for us, the page still works until it is reloaded. */
export function rememberStrategies(state: StrategiesState): void {
  try {
    sessionStorage.setItem(sessionStorageKeys.strategies, JSON.stringify(state));
  } catch {
    return;
  }
}

/** Null where nothing was calculated in this tab, or what is stored cannot be read. */
export function recallStrategies(): StrategiesState | null {
  try {
    return readStrategiesState(
      JSON.parse(sessionStorage.getItem(sessionStorageKeys.strategies) ?? ''),
    );
  } catch {
    return null;
  }
}

/** Checks the form of what a navigation or the storage holds: both outlive versions of this code. */
export function readStrategiesState(value: unknown): StrategiesState | null {
  if (value === null || typeof value !== 'object') return null;
  if (!('debts' in value && Array.isArray(value.debts) && value.debts.length > 0)) return null;
  if (!('extraPayment' in value && typeof value.extraPayment === 'number')) return null;
  if (!('results' in value && typeof value.results === 'object' && value.results !== null))
    return null;
  if (!value.debts.every(isPlannedDebt)) return null;
  // Every field was looked at above; the origin has a default.
  const state = value as StrategiesState;
  return { ...state, origin: state.origin ?? { kind: 'calculator' } };
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
