/** Three figures of the comparison in one strip. */
import { formatPence } from '@debt-payoff/contract/money';
import type { Month } from '@debt-payoff/contract/months';
import { strategyTexts } from '@debt-payoff/contract/texts/strategies';
import { Tile } from '../ui/tile.tsx';
import { count } from '../words/counts.ts';
import type { Comparison } from './comparison.ts';
import { tileNotes } from './verdict-sentences.ts';

const { tiles } = strategyTexts;

export function Tiles({
  comparison,
  start,
}: {
  readonly comparison: Comparison;
  readonly start: Month;
}) {
  const { best } = comparison;
  if (best === null) return null;
  const { fastestMonths, fastest, lowest, saving } = tileNotes(comparison, start);
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
