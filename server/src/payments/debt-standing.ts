/** How a debt stands for anyone who is about to state its balance: what the browser splits it by, as it is typed. */
import type { Standing } from '@debt-payoff/contract/stated-balance';
import { balanceEntryTexts } from '@debt-payoff/contract/texts/balance-entries';
import { findDebt } from '../ledger/debt-rows.store.ts';
import { standingOn } from '../ledger/interest-due.ts';
import { readLedger } from '../ledger/ledger.store.ts';
import type { LedgerDeps } from '../ledger/ledger.ts';
import { isOpeningOnly } from '../ledger/opening.ts';
import { type LaterEntry, stateBefore } from '../ledger/replay.ts';
import { DomainError, invalidField } from '../platform/errors.ts';
import type { AtPortfolio } from '../portfolios/portfolio-ownership.ts';
import { findBalanceEntry } from './balance-entries.store.ts';
import { findPayment, type PaymentReader } from './payments.store.ts';

export type DebtStanding = Standing & { readonly replacesOpening: boolean };

type StandingOptions = AtPortfolio & {
  readonly debtId: number;
  readonly on: string;
  /** What is being changed: it is left out, and keeps its place among what is dated the same day. */
  readonly paymentId?: number | undefined;
  readonly statementId?: number | undefined;
  /** Stated with the balance, where it is another one. */
  readonly rateBasisPoints?: number | undefined;
};

export async function findStanding(
  { db, clock, paymentSettling }: LedgerDeps & Pick<PaymentReader, 'paymentSettling'>,
  { debtId, on, paymentId, statementId, rateBasisPoints, ...at }: StandingOptions,
): Promise<DebtStanding> {
  if (on > clock.today()) throw invalidField('date', balanceEntryTexts.dateInFuture);
  const debt = await findDebt(db, { ...at, debtId });
  if (debt === null) throw new DomainError('not_found');
  const payment =
    paymentId === undefined
      ? null
      : await findPayment({ db, paymentSettling }, { ...at, paymentId });
  const entry =
    statementId === undefined ? null : await findBalanceEntry(db, { ...at, statementId });
  const changedOrder = payment?.entryOrder ?? entry?.entryOrder;
  const { opening, others } = await readLedger(db, debtId);
  const order = changedOrder ?? Number.MAX_SAFE_INTEGER;
  const rated: LaterEntry[] =
    rateBasisPoints === undefined ? [] : [{ kind: 'rate', on, order: order - 1, rateBasisPoints }];
  const rest = others.filter((entry) => entry.order !== changedOrder);
  const state = stateBefore(opening, [...rest, ...rated], { on, order });
  const day = on < opening.on ? opening.on : on;
  return {
    ...standingOn(state, day),
    replacesOpening: await isOpeningOnly(db, { debt, today: clock.today() }),
  };
}
