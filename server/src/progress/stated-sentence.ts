/** What spending, charges, refunds and stated balances came to, named by those that there were. */
import { joinWords } from '@debt-payoff/contract/joined-words';
import { formatPence } from '@debt-payoff/contract/money';
import { payoffAmountPence } from '../ledger/interest-due.ts';
import type { LedgerStep } from '../ledger/replay.ts';
import { type Comparison, isLater, isPlanned } from './comparison.ts';

export function statedSentence({ debts, firstPlan }: Comparison, isSooner: boolean): string {
  const corrections = debts
    .filter(({ id }) => isPlanned(firstPlan, id))
    .flatMap(({ steps }) => steps)
    .filter(({ entry }) => isLater(firstPlan, entry))
    .flatMap((step) => correctionOf(step) ?? []);
  const pence = corrections.reduce((sum, correction) => sum + correction.pence, 0);
  const has = (kind: Correction['kind']) => corrections.some((one) => one.kind === kind);
  const present = { spent: has('spent'), refunded: has('refunded'), stated: has('stated') };
  const isOfDirection = isSooner ? pence < 0 : pence > 0;
  return isOfDirection ? withFigure(pence, present) : withoutFigure(present);
}

type PresentKinds = {
  readonly spent: boolean;
  readonly refunded: boolean;
  readonly stated: boolean;
};

function withFigure(pence: number, { spent, refunded, stated }: PresentKinds): string {
  const figure = formatPence(Math.abs(pence));
  if (stated) {
    const what =
      spent || refunded ? listOf({ spent, refunded, stated }) : 'balances that you stated';
    return `${what} came to ${figure} ${pence > 0 ? 'more' : 'less'} than computed`;
  }
  return pence > 0
    ? `spending and charges${refunded ? ', less refunds,' : ''} came to ${figure}`
    : `refunds${spent ? ', less spending and charges,' : ''} came to ${figure}`;
}

/** Where they weigh each other out, or the net sum points the other way than the month. */
function withoutFigure(present: PresentKinds): string {
  const { spent, refunded } = present;
  return spent || refunded
    ? `${listOf(present)} changed what is owed`
    : 'you stated balances that were not as computed';
}

/** 'spending, charges and refunds' */
function listOf({ spent, refunded, stated }: PresentKinds): string {
  return joinWords([
    ...(spent ? ['spending', 'charges'] : []),
    ...(refunded ? ['refunds'] : []),
    ...(stated ? ['stated balances'] : []),
  ]);
}

type Correction = {
  readonly kind: 'spent' | 'refunded' | 'stated';
  /** By how much a balance lies above the one that was worked out. */
  readonly pence: number;
};

/** Null where it states nothing, or what was worked out. */
function correctionOf({ entry, before, after, effect }: LedgerStep): Correction | null {
  switch (entry.kind) {
    case 'spending':
    case 'charge':
      return { kind: 'spent', pence: effect?.adjustmentPence ?? 0 };
    case 'refund':
      return { kind: 'refunded', pence: effect?.adjustmentPence ?? 0 };
    case 'balance':
      return statedAs(after.balancePence - payoffAmountPence(before, entry.on));
    case 'payment': {
      if (!entry.affectsBalance || entry.statedBalancePence === null) return null;
      const workedOutPence = payoffAmountPence(before, entry.on) - entry.amountPence;
      return statedAs(entry.statedBalancePence - Math.max(0, workedOutPence));
    }
    case 'rate':
      return null;
  }
}

function statedAs(pence: number): Correction | null {
  return pence === 0 ? null : { kind: 'stated', pence };
}
