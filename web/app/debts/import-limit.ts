/** Whether the debts of a file fit into the plan: said while they are looked at, not after they were sent. */
import { readFigure } from '@debt-payoff/contract/amounts';
import { count } from '@debt-payoff/contract/counts';
import { plans } from '@debt-payoff/contract/plans';
import type { LimitCheck } from '@debt-payoff/contract/portfolios';
import type { ImportRow } from './import-rows.ts';

export type ImportLimit = {
  readonly text: string;
  readonly advice: string;
  /** Null where no plan holds more, or none is offered. */
  readonly upgradeUrl: string | null;
};

type LimitFacts = Pick<
  LimitCheck,
  'current_tier' | 'current_limit' | 'current_count' | 'upgrade_message' | 'upgrade_url'
>;

/** Null where all of them fit. */
export function importLimitOf(
  check: LimitFacts,
  rows: readonly Pick<ImportRow, 'form'>[],
  { mayOffer = true }: { readonly mayOffer?: boolean } = {},
): ImportLimit | null {
  const { current_limit: limit, current_count: held } = check;
  // One with nothing owed is paid off, and does not count.
  const counted = rows.filter(({ form }) => readFigure(form.balance) !== 0).length;
  const room = Math.max(0, limit - held);
  if (counted <= room) return null;
  const plan = plans[check.current_tier].label;
  const file = `this file has ${counted}${counted < rows.length ? ' that are not paid off' : ''}`;
  const canUpgrade = mayOffer && check.current_tier !== 'premium';
  return {
    text: `Your ${plan} holds ${count(limit, 'debt')}. ${roomWords({ held, room })}; ${file}.`,
    advice: [
      adviceFor({ room, over: counted - room }),
      'Debts that are paid off do not count.',
      ...(canUpgrade ? [check.upgrade_message] : []),
    ].join(' '),
    upgradeUrl: canUpgrade ? check.upgrade_url : null,
  };
}

function roomWords({ held, room }: { readonly held: number; readonly room: number }): string {
  if (held === 0) return 'None are here yet';
  const here = `${held} ${held === 1 ? 'is' : 'are'} here`;
  if (room === 0) return `${here}, so no more fit`;
  return `${here}, so ${room} more ${room === 1 ? 'fits' : 'fit'}`;
}

function adviceFor({ room, over }: { readonly room: number; readonly over: number }): string {
  return room === 0
    ? 'To make room, delete debts here that you no longer track.'
    : `Take ${count(over, 'debt')} out of the file and choose it again.`;
}
