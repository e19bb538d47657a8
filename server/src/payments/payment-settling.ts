/** The due date that a payment settles: schedules stand on a floor above, and say how it is found and kept. */
import type { SettlementKind } from '@debt-payoff/contract/payment-kinds';
import type { NewPayment } from '@debt-payoff/contract/payments';
import type { SQL } from 'drizzle-orm';
import type { HookWork } from '../ledger/debt-hooks.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { AtPortfolio } from '../portfolios/portfolio-ownership.ts';

export type SettledByPayment = {
  readonly scheduleId: number;
  readonly dueOn: string;
  readonly settledAs: SettlementKind;
};

export type PaymentSettling = {
  /** Of the row of `payments` in the question; null where it settles none. */
  readonly settledByPayment: SQL<SettledByPayment | null>;
  /** A date that cannot be settled by this payment is refused. */
  readonly settle: (work: HookWork, order: SettlingOrder) => Promise<void>;
  /** Before the payment is deleted, or moved to another debt. */
  readonly openLinked: (tx: Transaction, paymentId: number) => Promise<void>;
  /** Those that paying the debt off had ended, on that day where one is given, go on as if it had not been. */
  readonly resumeSchedules: (
    work: HookWork,
    of: { readonly debtId: number; readonly endedOn?: string },
  ) => Promise<void>;
};

type SettlingOrder = AtPortfolio & {
  readonly settles: NonNullable<NewPayment['settles']>;
  readonly debtId: number;
  readonly paymentId: number;
};
