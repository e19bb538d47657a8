/**
 * A balance at a glance, without axes; the figures stand beside it in words. Its lines are drawn by hand: the
 * shapes of visx come with the charts below, and the first screen does not wait for them.
 */
import { straightScale } from '@debt-payoff/charts/scale';

const size = { width: 320, height: 72 };

export function Spark({
  best,
  minimum,
}: {
  readonly best: readonly number[];
  readonly minimum: readonly number[];
}) {
  const months = Math.max(1, best.length - 1, minimum.length - 1);
  const x = straightScale({ from: [0, months], to: [0, size.width] });
  const y = straightScale({ from: [0, best[0] ?? 1], to: [size.height - 6, 6] });
  const lineOf = (balances: readonly number[]) =>
    balances
      .map((pence, at) => `${at === 0 ? 'M' : 'L'}${place(x(at))},${place(y(pence))}`)
      .join('');
  const [base, end] = [y(0), x(best.length - 1)];
  return (
    <svg className="spark" viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      <path className="area" d={`${lineOf(best)}L${place(end)},${base}L0,${base}Z`} />
      <line className="axis" x1={0} x2={size.width} y1={base} y2={base} />
      <path className="l-minimum" d={lineOf(minimum)} fill="transparent" />
      <path className="l-avalanche" d={lineOf(best)} fill="transparent" />
      <circle className="dot" cx={end} cy={base} r={5} />
    </svg>
  );
}

function place(value: number): number {
  return Math.round(value * 100) / 100;
}
