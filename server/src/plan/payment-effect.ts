/** What one payment did: to its balance, and to the debt-free month, which is compared with the one without it. */
import type { Month } from '@debt-payoff/contract/months';
import { currentSet } from '../forecast/current-set.ts';
import { forecastDebts } from '../forecast/forecast.ts';
import {
  type ForecastDeps,
  findForecast,
  type PortfolioForecast,
} from '../forecast/portfolio-forecast.ts';
import { type TrackedDebt, withEntries } from '../forecast/tracked-debts.ts';
import type { AtPayment } from '../ledger/entries.store.ts';
import type { LedgerStep } from '../ledger/replay.ts';
import { DomainError } from '../platform/errors.ts';

export type PaymentEffect = {
  readonly amountPence: number;
  /** By how much less is owed today; a balance that was stated since has the last word. */
  readonly reducedPence: number;
  /** What a balance stated with it makes of spending and charges, or below zero of refunds and corrections. */
  readonly adjustmentPence: number;
  readonly month: Month | null;
  readonly monthWithout: Month | null;
  readonly isDebtFree: boolean;
};

export async function findPaymentEffect(
  deps: ForecastDeps,
  { paymentId, ...at }: AtPayment,
): Promise<PaymentEffect> {
  const found = await findForecast(deps, at);
  return deps.forecasts.goOn(() => effectOf(found, paymentId));
}

function effectOf(
  { debts, removed, plan, today, month, isDebtFree }: PortfolioForecast,
  paymentId: number,
): PaymentEffect {
  const isIt = ({ entry }: LedgerStep) => entry.kind === 'payment' && entry.id === paymentId;
  const owner = debts.find(({ steps }) => steps.some(isIt));
  const step = owner?.steps.find(isIt);
  if (owner === undefined || step?.entry.kind !== 'payment') throw new DomainError('not_found');
  const without = debts.map((debt) =>
    debt === owner
      ? withEntries(
          debt,
          debt.entries.filter(({ order }) => order !== step.entry.order),
          today,
        )
      : debt,
  );
  const { debts: setWithout } = currentSet(without, removed);
  return {
    amountPence: step.entry.amountPence,
    reducedPence: balanceOf(without, owner.id) - owner.state.balancePence,
    adjustmentPence: step.payment?.adjustmentPence ?? 0,
    month,
    monthWithout: forecastDebts(setWithout, { plan, today }).month,
    isDebtFree,
  };
}

function balanceOf(debts: readonly TrackedDebt[], id: number): number {
  return debts.find((debt) => debt.id === id)?.state.balancePence ?? 0;
}
