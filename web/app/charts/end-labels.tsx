/** The name of each line, above its end, in the line's colour. */
import type { EndLabel } from '@debt-payoff/charts/end-labels';

export function EndLabels({ labels }: { readonly labels: readonly EndLabel<string>[] }) {
  return labels.map(({ id, name, note, right, nameY, noteY, leader }) => (
    <g key={id}>
      <path className="lead" d={`M${leader.x} ${leader.from}V${leader.to}`} />
      <text className={`lab c-${id}`} x={right} y={nameY} textAnchor="end">
        {name}
      </text>
      <text className="lab2" x={right} y={noteY} textAnchor="end">
        {note}
      </text>
    </g>
  ));
}
