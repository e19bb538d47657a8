/** The entries of a debt's ledger, of which its balance is made. */
import type { BalanceChange } from '@debt-payoff/contract/stated-balance';
import type { StatedRate } from './stated-rate.ts';

/** What all entries have: the day they are about, and their place among those of the same day. */
type DatedEntry = { readonly on: string; readonly order: number };

export type OpeningEntry = DatedEntry & {
  readonly kind: 'opening';
  readonly balancePence: number;
  readonly rate: StatedRate;
  /** Whether each turn of the month bears interest at later ones from here on; absent, it does not. */
  readonly compounds?: boolean;
};

/** As what the owner wants the difference to a stated balance to count; nothing where the rule decides. */
type Chosen = { readonly choice?: BalanceChange | null | undefined };

export type BalanceEntry = DatedEntry &
  Chosen & { readonly kind: 'balance'; readonly balancePence: number };
export type RateEntry = DatedEntry & {
  readonly kind: 'rate';
  readonly rate: StatedRate;
  /** Absent, as it was before. */
  readonly compounds?: boolean;
  /** Of a change that was known beforehand; it stands in no row. */
  readonly isPlanned?: boolean;
};
/** What its owner added to the debt, or what came back, by itself. */
export type AmountEntry = DatedEntry & {
  readonly kind: 'spending' | 'charge' | 'refund';
  readonly amountPence: number;
};
export type PaymentEntry = DatedEntry &
  Chosen & {
    readonly kind: 'payment';
    readonly id: number;
    readonly amountPence: number;
    /** False for one that the opening balance already takes into account. */
    readonly affectsBalance: boolean;
    /** What the creditor said was owed after it; null where the balance is worked out. */
    readonly statedBalancePence: number | null;
  };

export type LaterEntry = BalanceEntry | RateEntry | AmountEntry | PaymentEntry;
export type LedgerEntry = OpeningEntry | LaterEntry;
