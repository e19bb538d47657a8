/** What its owner changes of a plan: its payments and order, its one-offs and pauses, those of its debts too. */

import { orderInForce } from '@debt-payoff/contract/debt-order';
import { customOrderTexts } from '@debt-payoff/contract/texts/custom-order';
import { debtTermTexts } from '@debt-payoff/contract/texts/debt-terms';
import { correctionFor } from '@debt-payoff/engine/forecast';
import { requireOneOffsWithinLimit } from '../debts/one-off-limit.ts';
import { readForecastBasis } from '../forecast/forecast.store.ts';
import { forecastBasis, type PortfolioForecast } from '../forecast/portfolio-forecast.ts';
import { freedByRemoved } from '../forecast/removed-debts.ts';
import type { TrackedDebt } from '../forecast/tracked-debts.ts';
import { tellChanged } from '../ledger/debt-hooks.ts';
import { replaceOneOffs } from '../ledger/debt-rows.store.ts';
import type { DebtTerms } from '../ledger/debt-terms.ts';
import type { LedgerDeps } from '../ledger/ledger.ts';
import type { Transaction } from '../platform/database/database.ts';
import { invalidField } from '../platform/errors.ts';
import { requireSameVersion } from '../platform/versions.ts';
import { keepPlan } from '../portfolios/keep-plan.ts';
import { type AtPortfolio, requireLockedPortfolio } from '../portfolios/portfolio-ownership.ts';
import { type PlanChange, touchPortfolio } from '../portfolios/portfolios.store.ts';

export function changePlan(
  { db, clock, debtHooks }: LedgerDeps,
  {
    change,
    customOrder,
    debtOneOffs = [],
    freedPence: freed,
    version,
    ...at
  }: AtPortfolio & {
    readonly change: Pick<
      PlanChange,
      'strategy' | 'extraPence' | 'oneOffs' | 'pauses' | 'debtFreeBy'
    >;
    /** The ids of debts, first to last. */
    readonly customOrder: readonly number[] | undefined;
    /** All that go to a debt; of those that it leaves out they stay. */
    readonly debtOneOffs?: readonly DebtOneOffs[] | undefined;
    readonly freedPence: number | undefined;
    readonly version: number | undefined;
  },
): Promise<void> {
  return db.transaction(async (tx) => {
    const kept = await requireLockedPortfolio(tx, at);
    requireSameVersion(kept, version);
    const found = forecastBasis(await readForecastBasis(tx, at), clock.today());
    const { startedOn: setStartedOn } = found.set;
    const correction =
      freed === undefined || found.isDebtFree || setStartedOn === null
        ? null
        : {
            budgetCorrectionPence:
              correctionFor(freed, found.input) - freedByRemoved(found.set.removed),
            budgetCorrectionSetOn: setStartedOn,
          };
    const { isRearranged, ...arranged } = arrangedBy(customOrder, found);
    const plan = { ...change, ...arranged, ...correction };
    await keepPlan({ tx, clock, ...at }, { kept, plan, isRearranged });
    await keepDebtOneOffs({ tx, clock }, { ...at, debtOneOffs, debts: found.debts });
    await requireOneOffsWithinLimit({ tx, clock, ...at });
    await touchPortfolio(tx, { ...at, now: clock.now() });
    await tellChanged({ tx, clock, debtHooks }, at.portfolioId);
  });
}

type DebtOneOffs = { readonly debtId: number; readonly oneOffs: DebtTerms['oneOffs'] };

async function keepDebtOneOffs(
  { tx, clock }: { readonly tx: Transaction } & Pick<LedgerDeps, 'clock'>,
  {
    debtOneOffs,
    debts,
    ...at
  }: AtPortfolio & {
    readonly debtOneOffs: readonly DebtOneOffs[];
    readonly debts: readonly Pick<TrackedDebt, 'id'>[];
  },
): Promise<void> {
  for (const [place, { debtId, oneOffs }] of debtOneOffs.entries()) {
    if (!debts.some(({ id }) => id === debtId)) {
      throw invalidField(`debt_one_offs.${place}.debt_id`, debtTermTexts.notADebt);
    }
    await replaceOneOffs(tx, { ...at, debtId }, { oneOffs, now: clock.now() });
  }
}

/** What a request keeps of an own order, and whether that is another than the one in force. */
function arrangedBy(
  customOrder: readonly number[] | undefined,
  { portfolio, debts }: Pick<PortfolioForecast, 'portfolio' | 'debts'>,
): { readonly isRearranged: boolean; readonly customOrderIds?: number[] } {
  if (customOrder === undefined) return { isRearranged: false };
  const ids = debts.map(({ id }) => id);
  const stranger = customOrder.findIndex((id) => !ids.includes(id));
  if (stranger >= 0) throw invalidField(`custom_order.${stranger}`, customOrderTexts.notADebt);
  const { strategy, customOrderIds: kept } = portfolio;
  const inForce = kept === null && strategy !== 'custom' ? null : orderInForce(kept, ids);
  const customOrderIds = orderInForce(customOrder, ids);
  return { isRearranged: inForce?.join() !== customOrderIds.join(), customOrderIds };
}
