/** Text on a ground of its own, which can be read on any fill. */
import { pillText } from '@debt-payoff/charts/text';
import { isolated } from '@debt-payoff/contract/names-in-sentences';

const { height } = pillText;

export function Pill(props: {
  /** The middle of the text. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly text: string;
  readonly title?: string;
}) {
  const { x, y, width } = props;
  return (
    <g>
      {props.title === undefined ? null : <title>{props.title}</title>}
      <rect
        className="pill"
        x={x - width / 2}
        y={y - height / 2}
        width={width}
        height={height}
        rx={4}
      />
      <text className="pill-text" x={x} y={y + 4.5} textAnchor="middle">
        {isolated(props.text)}
      </text>
    </g>
  );
}
