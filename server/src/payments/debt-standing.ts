/** How a debt stands for anyone who is about to state its balance: what the browser splits it by, as it is typed. */
import type { Standing } from '@debt-payoff/contract/stated-balance';
import { rateOfKindProblem } from '@debt-payoff/contract/term-rules';
import { balanceEntryTexts } from '@debt-payoff/contract/texts/balance-entries';
import { type DebtRow, findDebt } from '../ledger/debt-rows.store.ts';
import { standingOn } from '../ledger/interest-due.ts';
import { readLedger } from '../ledger/ledger.store.ts';
import type { LedgerDeps } from '../ledger/ledger.ts';
import { isOpeningOnly } from '../ledger/opening.ts';
import { type LaterEntry, stateBefore } from '../ledger/replay.ts';
import { statedRate } from '../ledger/stated-rate.ts';
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
  readonly ratePercent?: number | undefined;
};

export async function findStanding(
  { db, clock, paymentSettling }: LedgerDeps & Pick<PaymentReader, 'paymentSettling'>,
  { debtId, on, paymentId, statementId, ratePercent, ...at }: StandingOptions,
): Promise<DebtStanding> {
  if (on > clock.today()) throw invalidField('date', balanceEntryTexts.dateInFuture);
  const debt = await findDebt(db, { ...at, debtId });
  if (debt === null) throw new DomainError('not_found');
  requireRate(ratePercent, debt);
  const payment =
    paymentId === undefined
      ? null
      : await findPayment({ db, paymentSettling }, { ...at, paymentId });
  const entry =
    statementId === undefined ? null : await findBalanceEntry(db, { ...at, statementId });
  const changedOrder = payment?.entryOrder ?? entry?.entryOrder;
  const { others, ...ledger } = await readLedger(db, debtId);
  const order = changedOrder ?? Number.MAX_SAFE_INTEGER;
  const rated: LaterEntry[] =
    ratePercent === undefined
      ? []
      : [{ kind: 'rate', on, order: order - 1, rate: statedRate(debt.rateKind, ratePercent) }];
  const rest = others.filter((entry) => entry.order !== changedOrder);
  const state = stateBefore({ ...ledger, others: [...rest, ...rated] }, { on, order });
  const day = on < ledger.opening.on ? ledger.opening.on : on;
  return {
    ...standingOn(state, day),
    replacesOpening: await isOpeningOnly(db, { debt, today: clock.today() }),
  };
}

function requireRate(percent: number | undefined, { rateKind }: DebtRow): void {
  const problem = percent === undefined ? null : rateOfKindProblem(percent, rateKind);
  if (problem !== null) throw invalidField('interest_rate', problem);
}
