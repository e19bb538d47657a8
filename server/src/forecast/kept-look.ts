/**
 * How far ahead avalanche looks where rates change: chosen when the debts or the plan change, and kept while payments
 * come in, so that a plan that is paid as it stands ends in the month that it named.
 */
import { createHash } from 'node:crypto';
import { setImmediate as others } from 'node:timers/promises';
import { type ForecastInput, findForecastLook } from '@debt-payoff/engine/forecast';
import type { DebtHistory } from '../ledger/ledger.store.ts';
import type { PortfolioRow } from '../portfolios/portfolios.store.ts';

export type KeptLook = Pick<PortfolioRow, 'lookAhead' | 'lookChosenFor'>;

/** Stands for the rate after the last change. */
const lastRate = -1;

/** As the engine has it. */
export function lookAheadOf(stored: number): number | null {
  return stored === lastRate ? null : stored;
}

/** The one that is kept from now on; `input` says how things stand without any. Others have their turn meanwhile. */
export async function keptLookOf(
  {
    portfolio,
    histories,
  }: { readonly portfolio: PortfolioRow; readonly histories: readonly DebtHistory[] },
  input: () => ForecastInput,
): Promise<KeptLook> {
  const none = { lookAhead: null, lookChosenFor: null };
  if (portfolio.strategy !== 'avalanche') return none;
  if (histories.every(({ debt }) => debt.rateChanges.length === 0)) return none;
  const lookChosenFor = fingerprintOf(portfolio, histories);
  const { lookAhead } = portfolio;
  if (lookChosenFor === portfolio.lookChosenFor) return { lookAhead, lookChosenFor };
  const { lookAhead: _, ...unkept } = input();
  const steps = findForecastLook(unkept);
  let step = steps.next();
  while (step.done !== true) {
    await others();
    step = steps.next();
  }
  const found = step.value;
  return { lookAhead: found === undefined ? null : (found ?? lastRate), lookChosenFor };
}

/** Of everything but payments and the time. */
function fingerprintOf(portfolio: PortfolioRow, histories: readonly DebtHistory[]): string {
  const { extraPence, budgetCorrectionPence, budgetCorrectionSetOn, oneOffs, pauses } = portfolio;
  const debts = histories.map(({ debt, opening, others }) => [
    [debt.id, debt.monthlyPaymentPence, debt.paymentSetOn],
    [debt.rateChanges, debt.minimumRule, debt.isPriority, debt.takesExtra, debt.oneOffs],
    [opening, others.filter(({ kind }) => kind !== 'payment')],
  ]);
  const plan = [extraPence, budgetCorrectionPence, budgetCorrectionSetOn, oneOffs, pauses];
  return createHash('sha256')
    .update(JSON.stringify([plan, debts]))
    .digest('base64url')
    .slice(0, 22);
}
