/** The debts, had nothing of one kind come after the first plan. */
import { type TrackedDebt, withEntries, withTerms } from '../forecast/tracked-debts.ts';
import { listChangedDeals } from './changed-terms.ts';
import { type Comparison, type Entry, isLater, isPlanned, withFirst } from './comparison.ts';
import { paymentPathOf, withPayments } from './payment-path.ts';

/** Whether turns of the month bear interest at later ones is no rate: an entry that says so stays, at the rate of then. */
export function withoutRates(compared: Comparison): TrackedDebt[] {
  return changed(compared, (debt) => {
    const kept = new Map<number, Entry>();
    let { rate } = debt.opening;
    for (const { entry, before, after } of debt.steps) {
      if (entry.kind !== 'rate') continue;
      if (!isLater(compared.firstPlan, entry)) rate = entry.rate;
      else if (after.compounds !== before.compounds) kept.set(entry.order, { ...entry, rate });
    }
    return (entry) => (entry.kind === 'rate' ? (kept.get(entry.order) ?? null) : entry);
  });
}

/** Nor spending, charges and refunds, which say by how much a balance changed. */
export function withoutStatements(compared: Comparison): TrackedDebt[] {
  return changed(compared, () => (entry) => {
    if (entry.kind === 'payment') return { ...entry, statedBalancePence: null };
    return entry.kind === 'rate' ? entry : null;
  });
}

/** With the rate changes that the plan had: what those of today have charged is charged anew. Payments stay. */
export function withFirstDeals(compared: Comparison): TrackedDebt[] {
  const changedDeals = listChangedDeals(compared);
  return compared.debts.map((debt) => {
    const found = changedDeals.find(({ debt: { id } }) => id === debt.id);
    if (found === undefined) return debt;
    const { rateChanges } = found.atFirst.terms;
    const { today } = compared;
    const walked = withTerms(debt, { ...debt.terms, rateChanges }, today);
    return withPayments(walked, paymentPathOf(debt, today), today);
  });
}

/** With what lenders asked for when the plan was made. What has been paid since was paid. */
export function withFirstRules(compared: Comparison): TrackedDebt[] {
  return withFirst(compared, ({ terms: { minimumRule } }, { terms }) => ({
    terms: { ...terms, minimumRule },
  }));
}

/** Every entry that came after the first plan is replaced by what the function makes of it; null takes it away. */
function changed(
  { debts, firstPlan, today }: Comparison,
  changeOf: (debt: TrackedDebt) => (entry: Entry) => Entry | null,
): TrackedDebt[] {
  return debts.map((debt) => {
    // What came to a debt that was added is part of its being added.
    if (!isPlanned(firstPlan, debt.id)) return debt;
    const change = changeOf(debt);
    const entries = debt.entries.flatMap((entry) =>
      isLater(firstPlan, entry) ? (change(entry) ?? []) : [entry],
    );
    return withEntries(debt, entries, today);
  });
}
