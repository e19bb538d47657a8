/** One-offs and pauses of a plan as a form would leave them: what is sent of them, and what the forecast counts. */
import { penceFromPounds } from '@debt-payoff/contract/money';
import { type Month, monthOf, monthsBetween } from '@debt-payoff/contract/months';
import type { PortfolioPlan } from '@debt-payoff/contract/plan';
import type { ForecastInput } from '@debt-payoff/engine/forecast';
import {
  type ChangedOptionTexts,
  countedAdditions,
  leftOneOffs,
  noChangedOptions,
  pausesWith,
} from './added-options.ts';
import { isRemoved, keyedOneOffs, keyedPauses } from './removed-options.ts';

type Options = Pick<PortfolioPlan, 'one_offs' | 'pauses' | 'debt_ids'>;

/** What is sent: only the lists that have changed. */
export function changedOptions(plan: Options, form: ChangedOptionTexts) {
  const gone = keyedOneOffs(plan).filter(({ key }) => isRemoved(form.removedOneOffs, key));
  const added = countedAdditions(form);
  const owners = new Set([...gone.map(({ option }) => option), ...added].map((one) => one.debt_id));
  const all = [...leftOneOffs(plan, form).map(({ option }) => option), ...added];
  const listFor = (owner: number | null) =>
    all
      .filter(({ debt_id }) => debt_id === owner)
      .map(({ month, amount }) => ({ month: monthOf(month), amount }));
  const debtIds = [...owners].filter((owner) => owner !== null);
  const hasChangedPauses =
    form.addedPauses !== '' ||
    keyedPauses(plan).some(({ key }) => isRemoved(form.removedPauses, key));
  return {
    ...(owners.has(null) && { one_offs: listFor(null) }),
    ...(debtIds.length > 0 && {
      debt_one_offs: debtIds.map((id) => ({ debt_id: id, one_offs: listFor(id) })),
    }),
    ...(hasChangedPauses && {
      pauses: pausesWith(plan, form).map(({ fromMonth, toMonth }) => ({
        from_month: fromMonth,
        to_month: toMonth,
      })),
    }),
  };
}

export function changesOptions(form: ChangedOptionTexts): boolean {
  const { removedOneOffs, removedPauses, addedOneOffs, addedPauses } = form;
  const texts = { removedOneOffs, removedPauses, addedOneOffs, addedPauses };
  return JSON.stringify(texts) !== JSON.stringify(noChangedOptions);
}

/** The same for the forecast, in months from this one. */
export function optionsAhead(
  plan: Options,
  form: ChangedOptionTexts,
  thisMonth: Month,
): Pick<ForecastInput, 'oneOffs' | 'pauses'> {
  const ahead = (month: string) => monthsBetween({ from: thisMonth, to: monthOf(month) });
  const all = [...leftOneOffs(plan, form).map(({ option }) => option), ...countedAdditions(form)];
  const oneOffs = all.map(({ month, amount, debt_id }) => ({
    month: ahead(month),
    pence: penceFromPounds(amount),
    ...(debt_id !== null && { debt: plan.debt_ids.indexOf(debt_id) }),
  }));
  const pauses = pausesWith(plan, form).map(({ fromMonth, toMonth }) => ({
    fromMonth: Math.max(0, ahead(fromMonth)),
    toMonth: ahead(toMonth),
  }));
  return {
    oneOffs: oneOffs.length > 0 ? oneOffs : undefined,
    pauses: pauses.length > 0 ? pauses : undefined,
  };
}
