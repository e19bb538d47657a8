/**
 * One-offs and pauses that a form takes away from a plan. The form names those that go, so that what somebody else has
 * since saved stays.
 */
import { penceFromPounds } from '@debt-payoff/contract/money';
import { type Month, monthOf, monthsBetween } from '@debt-payoff/contract/months';
import type { PortfolioPlan } from '@debt-payoff/contract/plan';
import type { ForecastInput } from '@debt-payoff/engine/forecast';

export type KeptOneOff = PortfolioPlan['one_offs'][number];
export type KeptPause = PortfolioPlan['pauses'][number];
type Options = Pick<PortfolioPlan, 'one_offs' | 'pauses' | 'debt_ids' | 'forecast_input'>;

/** The keys of those that go, as a form keeps them. */
export type RemovedKeys = string;
export type Keyed<Option> = { readonly key: string; readonly option: Option };

export function keyedOneOffs({ one_offs }: Pick<Options, 'one_offs'>): Keyed<KeptOneOff>[] {
  return keyed(one_offs, ({ month, amount, debt_id }) => `${month} ${amount} ${debt_id}`);
}

export function keyedPauses({ pauses }: Pick<Options, 'pauses'>): Keyed<KeptPause>[] {
  return keyed(pauses, ({ from_month, to_month }) => `${from_month} ${to_month}`);
}

/** Of two that are the same, each has a key of its own. */
function keyed<Option>(
  options: readonly Option[],
  nameOf: (option: Option) => string,
): Keyed<Option>[] {
  const counts = new Map<string, number>();
  return options.map((option) => {
    const name = nameOf(option);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return { key: `${name} ${count}`, option };
  });
}

const separator = ',';

export function isRemoved(removed: RemovedKeys, key: string): boolean {
  return removed.split(separator).includes(key);
}

export function withToggled(removed: RemovedKeys, key: string): RemovedKeys {
  const keys = removed.split(separator).filter((known) => known !== '');
  const others = keys.filter((known) => known !== key);
  return (others.length < keys.length ? others : [...keys, key]).join(separator);
}

/** Those that stay. */
function left<Option>(options: readonly Keyed<Option>[], removed: RemovedKeys): Option[] {
  return options.filter(({ key }) => !isRemoved(removed, key)).map(({ option }) => option);
}

type Removed = { readonly oneOffs: RemovedKeys; readonly pauses: RemovedKeys };

/** What is sent: only the lists that have changed. */
export function changedOptions(plan: Options, removed: Removed) {
  const all = keyedOneOffs(plan);
  const gone = all.filter(({ key }) => isRemoved(removed.oneOffs, key));
  const ownersOfGone = new Set(gone.map(({ option }) => option.debt_id));
  const leftFor = (owner: number | null) =>
    left(all, removed.oneOffs)
      .filter(({ debt_id }) => debt_id === owner)
      .map(({ month, amount }) => ({ month: monthOf(month), amount }));
  const debtIds = [...ownersOfGone].filter((owner) => owner !== null);
  const pauses = keyedPauses(plan);
  const pausesLeft = left(pauses, removed.pauses);
  return {
    ...(ownersOfGone.has(null) && { one_offs: leftFor(null) }),
    ...(debtIds.length > 0 && {
      debt_one_offs: debtIds.map((id) => ({ debt_id: id, one_offs: leftFor(id) })),
    }),
    ...(pausesLeft.length < pauses.length && {
      pauses: pausesLeft.map(({ from_month, to_month }) => ({
        from_month: monthOf(from_month),
        to_month: monthOf(to_month),
      })),
    }),
  };
}

/** The same for the forecast, in months from this one. */
export function optionsAhead(
  plan: Options,
  removed: Removed,
  thisMonth: Month,
): Pick<ForecastInput, 'oneOffs' | 'pauses'> {
  const ahead = (month: string) => monthsBetween({ from: thisMonth, to: monthOf(month) });
  const oneOffs = left(keyedOneOffs(plan), removed.oneOffs).map(({ month, amount, debt_id }) => ({
    month: ahead(month),
    pence: penceFromPounds(amount),
    ...(debt_id !== null && { debt: plan.debt_ids.indexOf(debt_id) }),
  }));
  const pauses = left(keyedPauses(plan), removed.pauses).map(({ from_month, to_month }) => ({
    fromMonth: Math.max(0, ahead(from_month)),
    toMonth: ahead(to_month),
  }));
  return {
    oneOffs: oneOffs.length > 0 ? oneOffs : undefined,
    pauses: pauses.length > 0 ? pauses : undefined,
  };
}
