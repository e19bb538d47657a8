/** What one payment did: to its balance, and to the debt-free month, which is compared with the one without it. */
import type { Month } from '@debt-payoff/contract/months';
import { currentSet } from '../forecast/current-set.ts';
import { forecastDebts } from '../forecast/forecast.ts';
import {
  type ForecastDeps,
  findForecast,
  type PortfolioForecast,
} from '../forecast/portfolio-forecast.ts';
import { withEntries } from '../forecast/tracked-debts.ts';
import type { AtPayment } from '../ledger/entries.store.ts';
import { DomainError } from '../platform/errors.ts';

export type PaymentEffect = {
  readonly reducedPence: number;
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
  const step = debts
    .flatMap(({ steps }) => steps)
    .find(({ entry }) => entry.kind === 'payment' && entry.id === paymentId);
  if (step === undefined) throw new DomainError('not_found');
  const without = debts.map((debt) =>
    debt.steps.includes(step)
      ? withEntries(
          debt,
          debt.entries.filter(({ order }) => order !== step.entry.order),
          today,
        )
      : debt,
  );
  const { debts: setWithout } = currentSet(without, removed);
  return {
    reducedPence: step.before.balancePence - step.after.balancePence,
    month,
    monthWithout: forecastDebts(setWithout, { plan, today }).month,
    isDebtFree,
  };
}
