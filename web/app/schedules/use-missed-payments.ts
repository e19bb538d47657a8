/** Scheduled payments whose day has passed and that were not recorded: asking, recording and dismissing. */
import type { MissedPayments } from '@debt-payoff/contract/schedules';
import { sessionStorageKeys } from '@debt-payoff/contract/storage-keys';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { storedText } from '../session/stored-drafts.ts';
import { announce } from '../ui/announce.ts';
import { missedQuery } from './queries.ts';
import { type ProcessPress, useProcessPreview } from './use-process-preview.tsx';
import { type Settling, useSettling } from './use-settling.ts';

export type MissedIn = { readonly portfolioId: number; readonly missed: MissedPayments };

export type MissedState = {
  /** Those to speak of, in the order of the portfolios. */
  readonly missed: readonly MissedIn[];
  /** Dismissed for this visit, unless something else has been missed since. */
  readonly dismissed: readonly MissedIn[];
  readonly process: () => void;
  readonly dismiss: () => void;
  readonly showAgain: () => void;
  readonly isBusy: boolean;
  /** What has just been settled, and how. */
  readonly settling: Settling;
  readonly preview: Pick<ProcessPress, 'failure' | 'isOpen' | 'dialog'>;
};

const { missed: texts } = paymentTexts;

/** A page that settles dates elsewhere, too, gives its own settling. */
export function useMissedPayments(portfolioIds: readonly number[], given?: Settling): MissedState {
  const checks = useQueries({ queries: portfolioIds.map(missedQuery) });
  const [left, setLeft] = useState(readDismissed);
  const [isDismissing, setIsDismissing] = useState(false);
  const own = useSettling(texts.processFailed);
  const settling = given ?? own;
  const preview = useProcessPreview(settling, texts.processFailed);
  const failed = checks.filter(({ isError }) => isError).length;
  useEffect(() => {
    if (failed > 0) console.warn(`Checks for missed payments that failed: ${failed}`);
  }, [failed]);
  // What an earlier check found is not shown once a later one fails.
  const found = checks.flatMap(({ data, isError }, at) =>
    isError || data?.has_missed_payments !== true
      ? []
      : [{ portfolioId: portfolioIds[at] ?? 0, missed: data }],
  );
  const isLeft = ({ missed }: MissedIn): boolean => datesOf(missed).every((date) => left.has(date));
  const shown = found.filter((each) => !isLeft(each));
  const dismiss = async (): Promise<void> => {
    setIsDismissing(true);
    const replies = await Promise.all(checks.map(({ refetch }) => refetch()));
    setLeft(dismissAll(replies.flatMap(({ data }) => (data === undefined ? [] : datesOf(data)))));
    // What came of settling goes with the banner that it was said about.
    settling.reset();
    setIsDismissing(false);
    announce(texts.dismissed);
  };
  return {
    missed: shown,
    dismissed: found.filter(isLeft),
    process: () => preview.press(shown.map(({ portfolioId }) => portfolioId)),
    dismiss: () => void dismiss(),
    showAgain: () => setLeft(showAll()),
    isBusy: preview.isBusy || isDismissing,
    settling,
    preview,
  };
}

function datesOf({ missed_payments }: MissedPayments): string[] {
  return missed_payments.flatMap(({ scheduled_payment_id, missed_dates }) =>
    missed_dates.map((day) => `${scheduled_payment_id}:${day}`),
  );
}

const dismissed = storedText(sessionStorageKeys.dismissedMissedPayments);

function readDismissed(): ReadonlySet<string> {
  const kept = dismissed.read();
  return new Set(kept === null ? [] : kept.split(' '));
}

function dismissAll(dates: readonly string[]): ReadonlySet<string> {
  const all = new Set([...readDismissed(), ...dates]);
  dismissed.write([...all].join(' '));
  return all;
}

function showAll(): ReadonlySet<string> {
  dismissed.write('');
  return new Set();
}
