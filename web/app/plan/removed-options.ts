/**
 * One-offs and pauses that a form takes away from a plan. The form names those that go, so that what somebody else has
 * since saved stays.
 */
import type { PortfolioPlan } from '@debt-payoff/contract/plan';

export type KeptOneOff = PortfolioPlan['one_offs'][number];
export type KeptPause = PortfolioPlan['pauses'][number];

/** The keys of those that go, as a form keeps them. */
export type RemovedKeys = string;
export type Keyed<Option> = { readonly key: string; readonly option: Option };

export function keyedOneOffs({ one_offs }: Pick<PortfolioPlan, 'one_offs'>): Keyed<KeptOneOff>[] {
  return keyed(one_offs, ({ month, amount, debt_id }) => `${month} ${amount} ${debt_id}`);
}

export function keyedPauses({ pauses }: Pick<PortfolioPlan, 'pauses'>): Keyed<KeptPause>[] {
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
