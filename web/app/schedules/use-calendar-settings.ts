/** Making, changing, replacing and removing the calendar link, and what is said about it. */
import type { CalendarLink } from '@debt-payoff/contract/schedules';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { useEffect, useId, useRef, useState } from 'react';
import { failureText } from '../forms/call-failure.ts';
import { focusOn } from '../forms/focus.ts';
import { useRemoveCalendar, useSetCalendar } from './mutations.ts';

type Change = { readonly shows_amounts: boolean; readonly is_renewed?: boolean };

export function useCalendarSettings(portfolioId: number, link: CalendarLink) {
  const setting = useSetCalendar(portfolioId);
  const removal = useRemoveCalendar(portfolioId);
  const [showsAmounts, setShowsAmounts] = useState(link.shows_amounts);
  const [said, setSaid] = useState('');
  const id = useId();
  const ids = { address: `${id}-address`, create: `${id}-create` };
  const hasLink = link.url !== null;
  const expectFocus = useFocusAfterChange(hasLink ? ids.address : ids.create);
  const isBusy = setting.isPending || removal.isPending;
  const error = setting.error ?? removal.error;
  const change = (body: Change, done: string): void => {
    setSaid('');
    removal.reset();
    if (!hasLink) expectFocus();
    setting.mutate(body, {
      onSuccess: () => setSaid(done),
      // What is ticked beside a link is what it shows.
      onError: () => {
        if (hasLink) setShowsAmounts(link.shows_amounts);
      },
    });
  };
  return {
    ids,
    showsAmounts,
    said,
    say: setSaid,
    isBusy,
    failure: error === null ? null : failureText(error, paymentTexts.calendar.changeFailed),
    create: () => change({ shows_amounts: showsAmounts }, 'The link is ready.'),
    renew: () =>
      change(
        { shows_amounts: showsAmounts, is_renewed: true },
        'The old link has stopped working.',
      ),
    showAmounts: (isOn: boolean): void => {
      if (isBusy) return;
      setShowsAmounts(isOn);
      if (!hasLink) return;
      change({ shows_amounts: isOn }, isOn ? 'Amounts are shown.' : 'Amounts are left out.');
    },
    remove: (): void => {
      setSaid('');
      setting.reset();
      expectFocus();
      removal.mutate(undefined, {
        onSuccess: ({ message }) => {
          setShowsAmounts(false);
          setSaid(message);
        },
      });
    },
  };
}

/** The button that was pressed goes when the link comes or goes; the focus moves to what stands there then. */
function useFocusAfterChange(standingId: string): () => void {
  const isExpected = useRef(false);
  useEffect(() => {
    if (isExpected.current) focusOn(standingId);
    isExpected.current = false;
  }, [standingId]);
  return () => {
    isExpected.current = true;
  };
}
