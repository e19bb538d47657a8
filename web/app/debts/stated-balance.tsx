/** Says what a balance that is being typed will count as, and lets its owner decide otherwise. */
import type { DebtStanding, debtStandingCall } from '@debt-payoff/contract/balance-entries';
import { balanceEntryAddresses } from '@debt-payoff/contract/payment-addresses';
import type { BalanceChange, StatedBalance } from '@debt-payoff/contract/stated-balance';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { signedInCall } from '../session/signed-in-call.ts';
import { type BalanceMeaning, balanceMeaning } from './balance-meaning.ts';
import { portfolioKeys } from './queries.ts';

/** Which debt, on which day, and what of it is being changed. */
export type StandingOptions = {
  readonly portfolioId: number;
  readonly debtId: number;
  readonly date: string;
  readonly paymentId?: number | undefined;
  readonly entryId?: number | undefined;
  readonly interestRate?: number | undefined;
};

/** Where it cannot be fetched, nothing is said: the server keeps to the rule all the same. */
export function useStanding({ portfolioId, debtId, ...of }: StandingOptions): DebtStanding | null {
  const { data, isPlaceholderData } = useQuery({
    queryKey: [...portfolioKeys.all, 'standing', portfolioId, debtId, of],
    queryFn: () =>
      signedInCall<typeof debtStandingCall>(balanceEntryAddresses.standing, {
        params: { id: portfolioId, debtId },
        query: {
          date: of.date,
          ...(of.paymentId !== undefined && { payment_id: of.paymentId }),
          ...(of.entryId !== undefined && { entry_id: of.entryId }),
          ...(of.interestRate !== undefined && { interest_rate: of.interestRate }),
        },
      }),
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  return data === undefined || isPlaceholderData ? null : data;
}

export function StatedBalanceNote({
  of,
  stated,
  onChoose,
  offerFor,
}: {
  readonly of: StandingOptions;
  readonly stated: StatedBalance;
  readonly onChoose: (choice: BalanceChange) => void;
  /** What is offered where the balance fell without a payment, by how much. */
  readonly offerFor?: (fellPence: number) => ReactNode;
}) {
  const standing = useStanding(of);
  if (standing === null) return null;
  const meaning = balanceMeaning(standing, stated);
  const fellPence = -meaning.split.adjustmentPence;
  return (
    <div className="grid gap-3">
      <MeaningChoice meaning={meaning} onChoose={onChoose} />
      {fellPence > 0 && offerFor !== undefined ? (
        <div className="row">{offerFor(fellPence)}</div>
      ) : null}
    </div>
  );
}

export const recordInsteadLabel = 'Record it as a payment instead';

function MeaningChoice({
  meaning,
  onChoose,
}: {
  readonly meaning: BalanceMeaning;
  readonly onChoose: (choice: BalanceChange) => void;
}) {
  const name = useId();
  const { words, options, chosen } = meaning;
  if (options.length === 0) return <p className="balance-meaning">This means: {words}.</p>;
  return (
    <fieldset className="balance-meaning grid gap-3 min-w-0">
      <legend className="label mb-2">What the new balance means</legend>
      {options.map((option) => (
        <label className="check" key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === chosen}
            onChange={() => onChoose(option.value)}
          />
          <span>{option.words}</span>
        </label>
      ))}
    </fieldset>
  );
}
