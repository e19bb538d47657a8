/** What each texture stands for, with pounds that add up to the total. */

import type { Drawing } from '@debt-payoff/charts/drawings';
import { formatPence } from '@debt-payoff/contract/money';
import { type Category, Swatch } from './textures.tsx';

export type KeyEntry = {
  readonly category: Category;
  readonly name: string;
  readonly pence: number;
};

export function KeyList(props: {
  readonly label: string;
  readonly entries: readonly KeyEntry[];
  readonly total: string;
  /** The drawings that say it themselves. */
  readonly hiddenBeside?: readonly Drawing['name'][];
}) {
  const { entries, hiddenBeside = [] } = props;
  const sum = entries.reduce((pence, entry) => pence + entry.pence, 0);
  const hidden = hiddenBeside.map((name) => ` not-beside-${name}`).join('');
  return (
    <ul className={`legend chart-legend${hidden}`} aria-label={props.label}>
      {entries.map(({ category, name, pence }) => (
        <li key={category}>
          <Swatch category={category} />
          <bdi>{name}</bdi>
          <b>{formatPence(pence)}</b>
        </li>
      ))}
      <li className="sum">
        {props.total}
        <b>{formatPence(sum)}</b>
      </li>
    </ul>
  );
}
