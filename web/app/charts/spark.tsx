/** A balance at a glance, without axes; the figures stand beside it in words. */
import { Area, LinePath } from '@visx/shape';
import { straightScale } from './scale.ts';

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
  const across = (_: number, at: number) => x(at);
  const down = (pence: number) => y(pence);
  return (
    <svg className="spark" viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      <Area className="area" data={[...best]} x={across} y0={y(0)} y1={down} />
      <line className="axis" x1={0} x2={size.width} y1={y(0)} y2={y(0)} />
      <LinePath className="l-min" data={[...minimum]} x={across} y={down} />
      <LinePath className="l-ava" data={[...best]} x={across} y={down} />
      <circle className="dot" cx={x(best.length - 1)} cy={y(0)} r={5} />
    </svg>
  );
}
