/** Making, changing, replacing and removing the calendar link, and what is said about it. */
import type { CalendarLink } from '@debt-payoff/contract/schedules';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { useEffect, useId, useRef, useState } from 'react';
import { failureText } from '../forms/call-failure.ts';
import { focusOn } from '../forms/focus.ts';
import { announce } from '../ui/announce.ts';
import { useRemoveCalendar, useSetCalendar } from './mutations.ts';

type Change = { readonly shows_amounts: boolean; readonly is_renewed?: boolean };

type LinkNotice = { readonly text: string; readonly of: CalendarLink };

export function useCalendarSettings(portfolioId: number, link: CalendarLink) {
  const setting = useSetCalendar(portfolioId);
  const removal = useRemoveCalendar(portfolioId);
  const [showsAmounts, setShowsAmounts] = useState(link.shows_amounts);
  const [notice, setNotice] = useState<LinkNotice | null>(null);
  const say = (text: string, of = link): void => {
    announce(text);
    setNotice({ text, of });
  };
  const id = useId();
  const ids = { address: `${id}-address`, create: `${id}-create` };
  const hasLink = link.url !== null;
  const expectFocus = useFocusAfterChange(hasLink ? ids.address : ids.create);
  const isBusy = setting.isPending || removal.isPending;
  const error = setting.error ?? removal.error;
  const change = (body: Change, done: string): void => {
    setNotice(null);
    removal.reset();
    if (!hasLink) expectFocus();
    setting.mutate(body, {
      onSuccess: (saved) => say(done, saved),
      // What is ticked beside a link is what it shows.
      onError: () => {
        if (hasLink) setShowsAmounts(link.shows_amounts);
      },
    });
  };
  return {
    ids,
    showsAmounts,
    said: notice !== null && isSameLink(notice.of, link) ? notice.text : '',
    say: (text: string) => say(text),
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
      setNotice(null);
      setting.reset();
      expectFocus();
      removal.mutate(undefined, {
        onSuccess: ({ message }) => {
          setShowsAmounts(false);
          say(message, { url: null, shows_amounts: false });
        },
      });
    },
  };
}

/** What was said of one link is not said of another, such as one that was made in another tab. */
function isSameLink(one: CalendarLink, other: CalendarLink): boolean {
  return one.url === other.url && one.shows_amounts === other.shows_amounts;
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
