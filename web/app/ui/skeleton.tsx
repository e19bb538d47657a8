/** The shape of what will come; it appears after a moment, so that a fast reply does not flicker. */
export function Skeleton({ text }: { readonly text: string }) {
  return (
    <div className="skeleton">
      <p className="muted">{text}</p>
      <div className="card" aria-hidden="true">
        <div className="bone" />
        <div className="bone" />
        <div className="bone" />
      </div>
    </div>
  );
}
