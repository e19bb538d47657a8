/** Three figures of the comparison in one strip. */
import { formatPence } from '@debt-payoff/contract/money';
import { addMonths, formatMonth, type Month } from '@debt-payoff/contract/months';
import { strategyTexts } from '@debt-payoff/contract/texts/strategies';
import type { BalanceSeries } from '../charts/balance-series.ts';
import { Tile } from '../ui/tile.tsx';
import { count } from '../words/counts.ts';
import type { Comparison } from './comparison.ts';
import { joinLabels, labelOf } from './sentences.ts';

const { tiles } = strategyTexts;

export function Tiles({
  comparison,
  start,
}: {
  readonly comparison: Comparison;
  readonly start: Month;
}) {
  const { series, best } = comparison;
  if (best === null) return null;
  const fastest = Math.min(...series.map(({ months }) => months));
  const lowest = best.totalInterestPence;
  return (
    <dl className="tiles">
      <Tile
        label={tiles.fastestPayoff}
        figure={count(fastest, 'month')}
        note={`${namesWhere(series, ({ months }) => months === fastest)}, ${formatMonth(addMonths(start, fastest))}`}
      />
      <Tile
        label={tiles.lowestInterest}
        figure={formatPence(lowest)}
        note={namesWhere(series, ({ totalInterestPence }) => totalInterestPence === lowest)}
      />
      <Tile
        label={tiles.interestSavings}
        figure={formatPence(best.savingPence)}
        note={savingNote(comparison)}
      />
    </dl>
  );
}

function namesWhere(
  series: readonly BalanceSeries[],
  holds: (entry: BalanceSeries) => boolean,
): string {
  return joinLabels(series.filter(holds).map(({ strategy }) => strategy));
}

function savingNote({ series, best }: Comparison): string {
  if (best === null) return '';
  if (series.length === 1) return `Only ${labelOf(best.strategy).toLowerCase()} clears the debts`;
  if (best.savingPence === 0) return `${namesWhere(series, () => true)} cost the same`;
  const dearest = best.totalInterestPence + best.savingPence;
  const worst = series.find(({ totalInterestPence }) => totalInterestPence === dearest);
  const against = worst === undefined ? '' : ` instead of ${labelOf(worst.strategy).toLowerCase()}`;
  return `${labelOf(best.strategy)}${against}`;
}
