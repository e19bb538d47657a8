/** What the verbs of billing need. */
import type { Mailer } from '../mail/mailer.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/logging.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** The provider, and the row of its account in our database. */
export type ConnectedProvider = {
  readonly provider: PaymentProvider;
  readonly stripeAccountId: number;
};

export type Payments = {
  /** Whether there is a provider at all; without one, people keep what they were granted. */
  readonly isOn: boolean;
  /** Throws `payments_off` or `payments_unavailable`. */
  readonly connect: () => Promise<ConnectedProvider>;
  /** Several while one is rotated; none where they are not known. */
  readonly webhookSecrets: () => Promise<readonly string[]>;
};

export type BillingConfig = {
  readonly publicUrl: string;
  /** Null: not VAT registered. */
  readonly vatNumber: string | null;
};

export type BillingDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly config: BillingConfig;
  readonly payments: Payments;
  readonly mailer: Pick<Mailer, 'wake'>;
  /** Hashes the addresses of those who have had the trial. */
  readonly addressKey: Uint8Array;
};
