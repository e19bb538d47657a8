/** Debts with a history, written in pounds and percent as people say them. */
import type { DebtType } from '@debt-payoff/contract/debt-types';
import { type DebtTerms, noTerms, usesTerms } from '../ledger/debt-terms.ts';
import type { LedgerStep, PaymentEntry } from '../ledger/replay.ts';
import { type StatedRate, statedRate } from '../ledger/stated-rate.ts';
import { type TrackedDebt, trackDebt } from './tracked-debts.ts';

type Entry = LedgerStep['entry'];

const inPence = (pounds: number) => Math.round(pounds * 100);

let lastOrder = 0;
/** In the order in which a test writes them. */
function nextOrder(): number {
  lastOrder += 1;
  return lastOrder;
}

export const paid = (on: string, pounds: number, stated?: number): PaymentEntry => ({
  kind: 'payment',
  id: 1,
  on,
  order: nextOrder(),
  amountPence: inPence(pounds),
  affectsBalance: true,
  statedBalancePence: stated === undefined ? null : inPence(stated),
});
/** A payment that the balance entered already had. */
export const paidBefore = (on: string, pounds: number): Entry => ({
  ...paid(on, pounds),
  affectsBalance: false,
});
export const stated = (on: string, pounds: number): Entry => ({
  kind: 'balance',
  on,
  order: nextOrder(),
  balancePence: inPence(pounds),
});
export const rated = (on: string, percent: number): Entry => ({
  kind: 'rate',
  on,
  order: nextOrder(),
  rate: statedRate(null, percent),
});
const amount =
  (kind: 'spending' | 'charge' | 'refund') =>
  (on: string, pounds: number): Entry => ({
    kind,
    on,
    order: nextOrder(),
    amountPence: inPence(pounds),
  });
export const spent = amount('spending');
export const refunded = amount('refund');

/** Without interest, so that the figures can be followed in the head. */
export function aTrackedDebt(
  spoken: {
    id?: number;
    name?: string;
    type?: DebtType;
    on?: string;
    balance?: number;
    rate?: number;
    payment?: number;
    /** Where it is another than at first. */
    paymentNow?: number;
    entries?: readonly Entry[];
    kind?: StatedRate['kind'];
    terms?: Partial<DebtTerms>;
  },
  today: string,
): TrackedDebt {
  const {
    name = 'Barclaycard',
    on = '2026-01-10',
    balance = 600,
    rate = 0,
    payment = 100,
    kind = null,
  } = spoken;
  return trackDebt(
    {
      opening: {
        kind: 'opening',
        on,
        order: 0,
        balancePence: balance * 100,
        rate: statedRate(kind, rate),
        ...(usesTerms({ ...noTerms, ...spoken.terms }, kind) && { compounds: true }),
      },
      others: spoken.entries ?? [],
      firstPaymentPence: payment * 100,
      debt: {
        id: spoken.id ?? 1,
        creditor: name,
        debtType: spoken.type ?? 'Credit Card',
        monthlyPaymentPence: (spoken.paymentNow ?? payment) * 100,
        paymentSetOn: on,
        ...noTerms,
        ...spoken.terms,
      },
    },
    today,
  );
}
