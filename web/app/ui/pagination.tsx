/** The way to the entries before and after those that are shown. */
import { Button } from './button.tsx';

type PageLink = {
  readonly label: string;
  /** Null where there are no more. */
  readonly onGo: (() => void) | null;
};

export function Pagination({
  label,
  shown,
  previous,
  next,
  isBusy = false,
}: {
  readonly label: string;
  /** Which of how many are shown, in words. */
  readonly shown: string;
  readonly previous: PageLink;
  readonly next: PageLink;
  readonly isBusy?: boolean;
}) {
  return (
    <nav className="row" aria-label={label}>
      <PageButton {...previous} isBusy={isBusy} />
      <PageButton {...next} isBusy={isBusy} />
      <p className="muted small" role="status">
        {shown}
      </p>
    </nav>
  );
}

function PageButton({ label, onGo, isBusy }: PageLink & { readonly isBusy: boolean }) {
  if (onGo === null) return null;
  return (
    <Button variant="secondary" size="small" busy={isBusy} onClick={onGo}>
      {label}
    </Button>
  );
}
