/** One figure of a strip of figures, with its name and what there is to say about it. */
import type { ReactNode } from 'react';

export function Tile(props: {
  readonly label: string;
  readonly figure: string;
  readonly note?: ReactNode;
}) {
  const { label, figure, note = null } = props;
  return (
    <div className="tile">
      <dt>{label}</dt>
      <dd className="big">{figure}</dd>
      {note === null ? null : <dd className="note">{note}</dd>}
    </div>
  );
}
