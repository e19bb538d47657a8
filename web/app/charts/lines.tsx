/** The lines of a chart, the tint under them, and the dots where debts are cleared. */
import { type Drawing, dotRadius, plotOf } from '@debt-payoff/charts/drawings';
import type { Point } from '@debt-payoff/charts/labels';
import { Area, LinePath } from '@visx/shape';

const readX = ({ x }: Point) => x;
const readY = ({ y }: Point) => y;

/** The look is that of a strategy, of a plan or of what was paid. */
export function Line({
  look,
  points,
}: {
  readonly look: string;
  readonly points: readonly Point[];
}) {
  return <LinePath className={`l-${look}`} data={[...points]} x={readX} y={readY} />;
}

export function AreaUnder(props: { readonly drawing: Drawing; readonly points: readonly Point[] }) {
  const { bottom } = plotOf(props.drawing);
  return <Area className="area" data={[...props.points]} x={readX} y0={bottom} y1={readY} />;
}

export function ClearedDot(props: {
  readonly drawing: Drawing;
  readonly at: Point;
  readonly name: string;
}) {
  const { x, y } = props.at;
  return (
    <circle className="dot" cx={x} cy={y} r={dotRadius(props.drawing)}>
      <title>{`${props.name} cleared`}</title>
    </circle>
  );
}
