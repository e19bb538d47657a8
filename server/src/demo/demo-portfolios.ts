/** Enters a year of history as its owner would have, day by day; the figures are the ledger's. */
import { poundsFromPence } from '@debt-payoff/contract/money';
import { addMonths, monthOf } from '@debt-payoff/contract/months';
import type { DebtFacts } from '@debt-payoff/contract/portfolios';
import type { DebtWithSchedules } from '../debts/debts.store.ts';
import { addDebts, type DebtDeps } from '../debts/debts.ts';
import { createPortfolio } from '../debts/portfolio-with-debts.ts';
import { planAsOpened } from '../forecast/keep-first-plan.ts';
import { insertPayments, insertStatements } from '../ledger/entries.store.ts';
import { readHistories } from '../ledger/ledger.store.ts';
import { applyLedgerChange, stateOn } from '../ledger/ledger.ts';
import type { Clock } from '../platform/clock.ts';
import type { AtPortfolio } from '../portfolios/portfolio-ownership.ts';
import { setPlan } from '../portfolios/portfolios.store.ts';
import { captureProgress } from '../progress/progress.ts';
import { insertSettledDates } from './demo.store.ts';
import type { DemoDebt } from './demo-debts.ts';
import { type DemoHistory, historyOf, snapshotDays } from './demo-history.ts';
import type { DemoPortfolio } from './demo-people.ts';

/** When the debts were entered, the earliest first. */
export function openingDays(debts: readonly DemoDebt[], today: string): string[] {
  return debts.map((debt) => historyOf(debt, today).openedOn).sort();
}

/** A clock that stands at ten in the morning of a day. */
export function clockOn(day: string): Clock {
  return { now: () => new Date(`${day}T10:00:00Z`), today: () => day };
}

export async function makeDemoPortfolio(
  deps: DebtDeps,
  { userId, portfolio }: { userId: number; portfolio: DemoPortfolio },
): Promise<void> {
  const { name, description, plan, debts } = portfolio;
  const today = deps.clock.today();
  const days = openingDays(debts, today);
  const then = { ...deps, clock: clockOn(days[0] ?? today) };
  const { id } = await createPortfolio(then, { userId, name, description, plan, debts: [] });
  const at = { userId, portfolioId: id };
  // Their days are not in the order of the list, so that no plan can follow each of them.
  const debtHooks = deps.debtHooks.map(({ onChanged: _, ...hook }) => hook);
  const idOf = new Map<DemoDebt, number>();
  for (const debt of debts) idOf.set(debt, await makeDemoDebt({ ...deps, debtHooks }, at, debt));
  const customOrderIds = portfolio.ownOrder?.flatMap((debt) => idOf.get(debt) ?? []);
  await deps.db.transaction(async (tx) => {
    if (customOrderIds) {
      await setPlan(tx, { ...at, plan: { strategy: 'custom', customOrderIds } });
    }
    await planAsOpened({ tx, clock: deps.clock }, id);
  });
  // From the day on which all of them were there.
  await captureDays(deps, at, snapshotDays(days.at(-1) ?? today, today));
}

async function makeDemoDebt(deps: DebtDeps, at: AtPortfolio, demo: DemoDebt): Promise<number> {
  const history = historyOf(demo, deps.clock.today());
  const then = { ...deps, clock: clockOn(history.openedOn) };
  const facts = [openedFacts(demo, deps.clock.today())];
  const [debt] = await addDebts(then, { ...at, facts });
  if (debt === undefined) throw new Error('A demo debt was not stored');
  await enterHistory(deps, debt, history);
  return debt.id;
}

/** Deals are counted from today, whenever that is. */
function openedFacts({ opened, deal }: DemoDebt, today: string): DebtFacts {
  if (deal === undefined) return opened;
  const last_month = addMonths(monthOf(today), deal.monthsAhead);
  return { ...opened, rate_changes: [{ last_month, then_rate: deal.thenRate }] };
}

function enterHistory(
  { db, clock, debtHooks }: DebtDeps,
  debt: DebtWithSchedules,
  { payments, statement }: DemoHistory,
): Promise<void> {
  return db.transaction(async (tx) => {
    const [schedule] = debt.schedules;
    const ids = await insertPayments(
      tx,
      payments.map((payment) => ({
        debtId: debt.id,
        portfolioId: debt.portfolioId,
        amountPence: payment.amountPence,
        paidOn: payment.on,
        paymentType: payment.type,
        notes: payment.due === null ? payment.notes : (schedule?.notes ?? ''),
        createdAt: clockOn(payment.on).now(),
        updatedAt: clockOn(payment.on).now(),
      })),
    );
    if (statement !== null) {
      const { on, balancePence } = statement;
      const entry = { debtId: debt.id, statedOn: on, enteredAt: clockOn(on).now() };
      await insertStatements(tx, [{ ...entry, kind: 'balance', balancePence }]);
    }
    if (schedule !== undefined) {
      const settled = payments.flatMap(({ due }, index) =>
        due === null
          ? []
          : [
              {
                ...due,
                scheduleId: schedule.id,
                paymentId: ids[index],
                settledAs: 'recorded' as const,
                settledAt: clockOn(due.dueOn).now(),
              },
            ],
      );
      await insertSettledDates(tx, settled);
    }
    await applyLedgerChange({ tx, clock, debtHooks }, debt.id);
  });
}

async function captureDays(
  deps: DebtDeps,
  at: AtPortfolio,
  days: readonly string[],
): Promise<void> {
  const histories = await readHistories(deps.db, at);
  for (const day of days) {
    const clock = clockOn(day);
    const interestPence = histories
      .map((history) => stateOn(history, day)?.interestPaidPence ?? 0)
      .reduce((sum, pence) => sum + pence, 0);
    const total_interest_paid = poundsFromPence(interestPence);
    await captureProgress(
      { ...deps, clock },
      {
        ...at,
        facts: { snapshot_date: day, total_interest_paid, notes: '' },
        idempotencyKey: { userId: at.userId, key: null, fingerprint: '', now: clock.now() },
        toReply: ({ id }) => id,
      },
    );
  }
}
