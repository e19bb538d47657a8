/** Plain histories as the ledger and the forecast take them: all that has to follow when these take something else. */
import type { ForecastDebt } from '@debt-payoff/engine/forecast';
import { noTerms } from '../ledger/debt-terms.ts';
import {
  type LaterEntry,
  type LedgerEntries,
  type LedgerState,
  type LedgerStep,
  listSteps,
  type OpeningEntry,
  type ReplayResult,
  replay,
  stateBefore,
} from '../ledger/replay.ts';
import type { CurrentPlan } from './forecast.ts';
import type { PlainEntry } from './plain-entries.fixture.ts';
import type { PlainDebt, PlainPlan } from './plain-histories.fixture.ts';
import { type TrackedDebt, trackDebt } from './tracked-debts.ts';

export function replayOf(debt: PlainDebt): ReplayResult {
  return replay(ledgerOf(debt));
}

export function stepsOf(debt: PlainDebt): LedgerStep[] {
  return listSteps(ledgerOf(debt));
}

/** After all entries of the day. */
export function stateOn(debt: PlainDebt, day: string): LedgerState {
  const place = { on: day, order: Number.POSITIVE_INFINITY };
  return stateBefore(ledgerOf(debt), place);
}

/** In tenths of a percent. */
export function rateOf({ rate }: LedgerState): number {
  return rate.thousandths / 100;
}

export function trackedOn(debt: PlainDebt, day: string): TrackedDebt {
  return trackDebt(
    {
      ...ledgerOf(debt),
      firstPaymentPence: debt.firstPaymentPence,
      debt: {
        id: debt.id,
        creditor: `Debt ${debt.id}`,
        debtType: 'Credit Card',
        monthlyPaymentPence: debt.paymentPence,
        paymentSetOn: debt.openedOn,
        ...noTerms,
      },
    },
    day,
  );
}

export function currentPlan(plan: PlainPlan, removed: readonly ForecastDebt[]): CurrentPlan {
  return { ...plan, oneOffs: [], pauses: [], lookAhead: null, removed };
}

function ledgerOf(debt: PlainDebt): LedgerEntries {
  return { opening: openingOf(debt), others: othersOf(debt) };
}

function openingOf({ openedOn, order, balancePence, rateTenths }: PlainDebt): OpeningEntry {
  return { kind: 'opening', on: openedOn, order, balancePence, ...rateFields(rateTenths) };
}

function othersOf({ entries }: PlainDebt): LaterEntry[] {
  return entries.map(entryOf);
}

function entryOf(entry: PlainEntry): LaterEntry {
  if (entry.kind === 'payment') return { ...entry, id: entry.order };
  if (entry.kind !== 'rate') return entry;
  const { kind, on, order, rateTenths } = entry;
  return { kind, on, order, ...rateFields(rateTenths) };
}

function rateFields(tenths: number): Pick<OpeningEntry, 'rate'> {
  return { rate: { kind: null, thousandths: tenths * 100 } };
}
