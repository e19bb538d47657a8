/** Three figures of the comparison in one strip. */

import { count } from '@debt-payoff/contract/counts';
import { formatPence } from '@debt-payoff/contract/money';
import type { Month } from '@debt-payoff/contract/months';
import { strategyTexts } from '@debt-payoff/contract/texts/strategies';
import { tileNotes } from '@debt-payoff/contract/verdict-sentences';
import { Tile } from '../ui/tile.tsx';
import type { Comparison } from './comparison.ts';

const { tiles } = strategyTexts;

export function Tiles({
  comparison,
  start,
}: {
  readonly comparison: Comparison;
  readonly start: Month;
}) {
  const { best, terms } = comparison;
  if (best === null) return null;
  const { fastestMonths, fastest, lowest, saving } =
    terms?.tileNotes ?? tileNotes(comparison, start);
  return (
    <dl className="tiles">
      <Tile label={tiles.fastestPayoff} figure={count(fastestMonths, 'month')} note={fastest} />
      <Tile
        label={tiles.lowestInterest}
        figure={formatPence(best.totalInterestPence)}
        note={lowest}
      />
      <Tile label={tiles.interestSavings} figure={formatPence(best.savingPence)} note={saving} />
    </dl>
  );
}
