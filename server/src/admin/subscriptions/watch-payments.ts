/** Knows whether something was asked of Stripe that may have been done, however the call ended. */
import type { Payments } from '../../billing/deps.ts';
import type { PaymentProvider } from '../../billing/payment-provider.ts';
import { DomainError } from '../../platform/errors.ts';

export type WatchedPayments = {
  readonly payments: Payments;
  /** Something was done, or its reply was lost. */
  readonly mayHaveChanged: () => boolean;
};

export function watchPayments(payments: Payments): WatchedPayments {
  let changes = 0;
  const counted =
    <Input, Result>(change: (input: Input) => Promise<Result>) =>
    async (input: Input): Promise<Result> => {
      changes += 1;
      try {
        return await change(input);
      } catch (error) {
        if (isRefusal(error)) changes -= 1;
        throw error;
      }
    };
  const watch = (provider: PaymentProvider): PaymentProvider => ({
    ...provider,
    cancelAtPeriodEnd: counted(provider.cancelAtPeriodEnd),
    cancelNow: counted(provider.cancelNow),
    reactivate: counted(provider.reactivate),
    extend: counted(provider.extend),
    refund: counted(provider.refund),
  });
  return {
    payments: {
      ...payments,
      connect: async () => {
        const connected = await payments.connect();
        return { ...connected, provider: watch(connected.provider) };
      },
    },
    mayHaveChanged: () => changes > 0,
  };
}

/** Stripe has said no. That it has said nothing is no refusal, and of an error that nobody foresaw nothing is known. */
function isRefusal(error: unknown): boolean {
  return error instanceof DomainError && error.code !== 'payments_unavailable';
}
