/** What a change of saved debts enters in their ledgers, and keeps in their rows. */
import { hasTerm } from '@debt-payoff/contract/debt-types';
import { monthOf } from '@debt-payoff/contract/months';
import type { BalanceChange } from '@debt-payoff/contract/stated-balance';
import { type SavedDebt, tellSaved } from '../ledger/debt-hooks.ts';
import { type DebtRow, updateDebtRow } from '../ledger/debt-rows.store.ts';
import { type DebtTerms, plannedPaymentOn } from '../ledger/debt-terms.ts';
import { debtToday } from '../ledger/debt-today.ts';
import { insertStatements } from '../ledger/entries.store.ts';
import { applyLedgerChange } from '../ledger/ledger.ts';
import { changeOpening, isOpeningOnly } from '../ledger/opening.ts';
import { type LedgerEntries, listSteps, openingState } from '../ledger/replay.ts';
import { isSameRate } from '../ledger/stated-rate.ts';
import { debtColumnsOf, type ResolvedDebt } from './debt-facts.ts';
import type { DebtWork } from './debt-limits.ts';

/** As what the difference counts where the balance is another one. */
type ChangedDebt = Pick<SavedDebt, 'debt' | 'how'> & {
  readonly ledger: LedgerEntries;
  readonly next: ResolvedDebt;
  readonly balanceChange?: BalanceChange | null;
};

export async function changeDebts(work: DebtWork, changed: readonly ChangedDebt[]): Promise<void> {
  for (const one of changed) await storeChange(work, one);
  await tellSaved(
    work,
    changed.map(({ debt, how, next: { facts, terms } }) => ({
      ...{ debt, how, facts },
      minimumRule: terms.minimumRule,
    })),
  );
  for (const { debt } of changed) await applyLedgerChange(work, debt.id);
}

/** What is in force today by the changes that are saved: those that were in force may have been edited. */
function standingUnder(
  ledger: LedgerEntries,
  {
    debt,
    terms,
    today,
  }: { readonly debt: DebtRow; readonly terms: DebtTerms; readonly today: string },
) {
  const { rateChanges } = terms;
  const steps = listSteps({ ...ledger, changes: rateChanges }, today);
  const lastRate = steps.findLast(({ entry }) => entry.kind === 'rate')?.entry;
  const { rate, compounds, paidOffOn } = steps.at(-1)?.after ?? openingState(ledger.opening);
  const planned = plannedPaymentOn({ ...debt, rateChanges, paidOffOn }, today);
  return {
    rate,
    compounds,
    isRatePlanned: lastRate?.kind === 'rate' && lastRate.isPlanned === true,
    paymentPence: planned ?? debt.monthlyPaymentPence,
    isPaymentPlanned: planned !== null,
  };
}

/** A balance or a rate entered by hand is a statement as of today; the history before it stays. */
async function storeChange(
  { tx, clock, userId, portfolioId }: DebtWork,
  { debt, ledger, next, balanceChange = null }: ChangedDebt,
): Promise<void> {
  const today = clock.today();
  const { facts, feePence, compounds } = next;
  const columns = debtColumnsOf(next, { today });
  const { balancePence, creditor, debtType, monthlyPaymentPence } = columns;
  const entry = { debtId: debt.id, statedOn: today, enteredAt: clock.now() };
  const before = debtToday(debt, today);
  const now = standingUnder(ledger, { debt, terms: next.terms, today });
  // What was sent as it was goes along with a change that has been edited.
  const isRateFollowed = now.isRatePlanned && isSameRate(next.rate, before.rate);
  const isNewRate = !isRateFollowed && !isSameRate(next.rate, now.rate);
  const isPaymentFollowed = now.isPaymentPlanned && monthlyPaymentPence === before.paymentPence;
  const isNewPayment = !isPaymentFollowed && monthlyPaymentPence !== now.paymentPence;
  if (isNewRate || compounds !== now.compounds) {
    const { kind: rateKind, thousandths: rateThousandths } = isNewRate ? next.rate : now.rate;
    const rate = { rateKind, rateThousandths, compounds };
    await insertStatements(tx, [{ ...entry, kind: 'rate', ...rate }]);
  }
  await storeBalance(
    { tx, clock, userId, portfolioId },
    { debt, balancePence, feePence, balanceChange },
  );
  await updateDebtRow(
    tx,
    { userId, portfolioId, debtId: debt.id },
    {
      creditor,
      debtType,
      ...next.terms,
      ...(next.hasPayment && isNewPayment && paymentColumns(debt, { monthlyPaymentPence, today })),
      // Without one the term stays as it is, unless this kind of debt has none.
      ...(!hasTerm(debtType) && { termMonths: null }),
      ...(hasTerm(debtType) &&
        facts.term_months !== undefined && { termMonths: facts.term_months || null }),
    },
  );
}

/** What was asked for in past months stays. Of two payments that were set in one month, the later counts in it. */
function paymentColumns(
  { formerPayments, paymentSetOn, monthlyPaymentPence: formerPence }: DebtRow,
  { monthlyPaymentPence, today }: { readonly monthlyPaymentPence: number; readonly today: string },
) {
  const former = { setOn: paymentSetOn, pence: formerPence };
  const all = [...formerPayments.filter(({ setOn }) => !isSameMonth(setOn, paymentSetOn)), former];
  return {
    monthlyPaymentPence,
    paymentSetOn: today,
    formerPayments: all.filter(({ setOn }) => !isSameMonth(setOn, today)),
  };
}

function isSameMonth(one: string, other: string): boolean {
  return monthOf(one) === monthOf(other);
}

/** Before anything else was entered it corrects the opening; a later fee is a charge. */
async function storeBalance(
  { tx, clock, userId, portfolioId }: Pick<DebtWork, 'tx' | 'clock' | 'userId' | 'portfolioId'>,
  {
    debt,
    balancePence,
    feePence,
    balanceChange,
  }: {
    readonly debt: DebtRow;
    readonly balancePence: number;
    readonly feePence: number;
    readonly balanceChange: BalanceChange | null;
  },
): Promise<void> {
  const isStated = balancePence !== debt.balancePence;
  if (!isStated && feePence === 0) return;
  const today = clock.today();
  if (await isOpeningOnly(tx, { debt, today })) {
    const opening = balancePence + feePence;
    await changeOpening(tx, { userId, portfolioId, debtId: debt.id, balancePence: opening });
    return;
  }
  const entry = { debtId: debt.id, statedOn: today, enteredAt: clock.now() };
  if (isStated) {
    await insertStatements(tx, [{ ...entry, kind: 'balance', balancePence, balanceChange }]);
  }
  if (feePence > 0) {
    await insertStatements(tx, [{ ...entry, kind: 'charge', amountPence: feePence }]);
  }
}
