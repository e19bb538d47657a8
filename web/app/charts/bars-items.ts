/** What the charts of balances show: items with a label and a value, the largest first. */

export type ChartItem = {
  readonly key: string | number;
  readonly label: string;
  readonly pence: number;
};

/** One bar or slice: an item, or all items from one place on. */
export type ItemGroup = {
  readonly label: string;
  readonly pence: number;
  /** Places in the list of items, both included. */
  readonly from: number;
  readonly to: number;
};

/** Equal values keep their order. */
export function largestFirst(items: readonly ChartItem[]): ChartItem[] {
  return items.toSorted((a, b) => b.pence - a.pence);
}

/** Where there are more items than can be drawn, the last group holds the rest. */
export function groupItems(items: readonly ChartItem[], most: number): ItemGroup[] {
  const shown = items.length > most ? items.slice(0, most - 1) : items;
  const rest = items.slice(shown.length);
  const groups = shown.map(({ label, pence }, at) => ({ label, pence, from: at, to: at }));
  if (rest.length === 0) return groups;
  return [
    ...groups,
    {
      label: `${rest.length} others`,
      pence: sumOf(rest),
      from: shown.length,
      to: items.length - 1,
    },
  ];
}

export function groupAt<Group extends ItemGroup>(
  groups: readonly Group[],
  item: number,
): Group | undefined {
  return groups.find(({ from, to }) => from <= item && item <= to);
}

export function sumOf(items: readonly { readonly pence: number }[]): number {
  return items.reduce((sum, { pence }) => sum + pence, 0);
}

/** '52%'; what is there but rounds to nothing, or to everything, is not called so. */
export function shareText(pence: number, total: number): string {
  const percent = total === 0 ? 0 : (pence / total) * 100;
  if (percent > 0 && percent < 1) return 'under 1%';
  if (percent < 100 && percent > 99) return 'over 99%';
  return `${Math.round(percent)}%`;
}
