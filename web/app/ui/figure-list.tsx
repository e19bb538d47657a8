/** The figures of a card, each under its label. */
type FigureLine = { readonly label: string; readonly figure: string };

export function FigureList({ lines }: { readonly lines: readonly FigureLine[] }) {
  return (
    <dl className="figure-list">
      {lines.map(({ label, figure }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
