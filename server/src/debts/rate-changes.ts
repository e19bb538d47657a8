/** The changes of a debt's rate that are known beforehand, as they were sent and as they are kept. */
import { penceFromPounds } from '@debt-payoff/contract/money';
import type { Month } from '@debt-payoff/contract/months';
import type { DebtFacts } from '@debt-payoff/contract/portfolios';
import {
  changesCountProblem,
  changeTooEarlyProblem,
  rateOfKindProblem,
} from '@debt-payoff/contract/term-rules';
import { debtTermTexts } from '@debt-payoff/contract/texts/debt-terms';
import type { RateKind } from '@debt-payoff/engine/terms';
import { changeDay, type DebtTerms, type PlannedChange } from '../ledger/debt-terms.ts';
import { percentOf, statedRate } from '../ledger/stated-rate.ts';
import { invalidField } from '../platform/errors.ts';
import type { DebtInRequest } from './debt-in-request.ts';

export function changesOf({ rate_changes }: DebtFacts, kind: RateKind | null): PlannedChange[] {
  return (rate_changes ?? []).map(({ last_month, then_rate, then_payment }) => ({
    lastMonth: last_month,
    kind,
    thenThousandths: statedRate(kind, then_rate).thousandths,
    thenPaymentPence: penceOrNull(then_payment),
  }));
}

/** Those in force keep the kind in which they were charged. */
export function changesAfter(
  given: DebtFacts,
  {
    stored,
    kind,
    isReplaced,
    today,
  }: {
    readonly stored: DebtTerms;
    readonly kind: RateKind | null;
    readonly isReplaced: boolean;
    readonly today: string;
  },
): PlannedChange[] {
  const isInForce = (change: PlannedChange) => changeDay(change) <= today;
  const past = stored.rateChanges.filter(isInForce);
  if (given.rate_changes === undefined) {
    return stored.rateChanges.map((change) => (isInForce(change) ? change : { ...change, kind }));
  }
  const sent = changesOf(given, kind);
  if (isReplaced) return [...past, ...sent.filter((change) => !isInForce(change))];
  return sent.map((change, at) => {
    if (!isInForce(change)) return change;
    const before =
      past.find(({ lastMonth }) => lastMonth === change.lastMonth) ??
      past.find(({ thenThousandths }) => thenThousandths === change.thenThousandths) ??
      past[at];
    return before === undefined ? change : { ...change, kind: before.kind };
  });
}

/** Each is named by its place in what was sent, and is kept; with those that stay they must not be too many. */
export function requireChanges(
  { rate_changes }: DebtFacts,
  {
    changes,
    addedMonth,
    field,
  }: {
    readonly changes: readonly PlannedChange[];
    readonly addedMonth: Month;
    readonly field: DebtInRequest['field'];
  },
): void {
  for (const [at, { last_month, then_rate }] of (rate_changes ?? []).entries()) {
    const kept = changes.find(({ lastMonth }) => lastMonth === last_month);
    const tooEarly =
      kept === undefined
        ? debtTermTexts.changeTooEarly
        : changeTooEarlyProblem({ last_month, addedMonth });
    if (tooEarly !== null) throw invalidField(field(`rate_changes.${at}.last_month`), tooEarly);
    if (kept === undefined) continue;
    const rateProblem = rateOfKindProblem(then_rate, kept.kind);
    if (rateProblem !== null)
      throw invalidField(field(`rate_changes.${at}.then_rate`), rateProblem);
  }
  const problem = changesCountProblem(changes.length);
  if (problem !== null) throw invalidField(field('rate_changes'), problem);
}

/** Rates to come that were not sent must be possible in the new kind too. */
export function requireKeptRates(
  changes: readonly PlannedChange[],
  { kind, field }: { readonly kind: RateKind | null; readonly field: DebtInRequest['field'] },
): void {
  for (const [at, change] of changes.entries()) {
    if (change.kind !== kind) continue;
    const percent = percentOf({ thousandths: change.thenThousandths });
    const problem = rateOfKindProblem(percent, kind);
    if (problem !== null) throw invalidField(field(`rate_changes.${at}.then_rate`), problem);
  }
}

export function penceOrNull(pounds: number | null | undefined): number | null {
  return pounds === null || pounds === undefined ? null : penceFromPounds(pounds);
}
