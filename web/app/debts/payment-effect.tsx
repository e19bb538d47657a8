/** What a payment did to its balance and to the month in which all could be paid off, by how things stand now. */
import type { paymentEffectCall } from '@debt-payoff/contract/plan';
import { planAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { useQuery } from '@tanstack/react-query';
import { signedInCall } from '../session/signed-in-call.ts';
import { effectWords } from './effect-words.ts';

/** Nothing until it is known, and nothing where it cannot be: the payment is recorded all the same. */
export function PaymentEffect({
  portfolioId: id,
  paymentId,
  portfolioName = null,
}: {
  readonly portfolioId: number;
  readonly paymentId: number;
  /** Where several portfolios are shown. */
  readonly portfolioName?: string | null;
}) {
  const { data } = useQuery({
    // Not under the portfolios: it is told once, and a payment that is taken back has none.
    queryKey: ['payment effect', id, paymentId],
    queryFn: () =>
      signedInCall<typeof paymentEffectCall>(planAddresses.paymentEffect, {
        params: { id, paymentId },
      }),
    gcTime: 0,
  });
  return data === undefined ? null : effectWords(data, portfolioName);
}
