/** What a payment did to its balance and to the month in which all could be paid off, by how things stand now. */
import type { paymentEffectCall } from '@debt-payoff/contract/plan';
import { planAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { useQuery } from '@tanstack/react-query';
import { signedInCall } from '../session/signed-in-call.ts';
import { effectWords } from './effect-words.ts';

export type RecordedPayment = { readonly portfolioId: number; readonly paymentId: number };

/** No words until they are known, and none where they cannot be: the payment is recorded all the same. */
export function usePaymentEffect(
  payment: RecordedPayment | null,
  /** Where several portfolios are shown. */
  portfolioName: string | null = null,
): { readonly words: string | null; readonly isLoading: boolean } {
  const { portfolioId: id = 0, paymentId = 0 } = payment ?? {};
  const { data, isLoading } = useQuery({
    // Not under the portfolios: it is told once, and a payment that is taken back has none.
    queryKey: ['payment effect', id, paymentId],
    queryFn: () =>
      signedInCall<typeof paymentEffectCall>(planAddresses.paymentEffect, {
        params: { id, paymentId },
      }),
    enabled: payment !== null,
    gcTime: 0,
  });
  return { words: data === undefined ? null : effectWords(data, portfolioName), isLoading };
}
