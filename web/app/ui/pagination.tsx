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
  const hasPages = previous.onGo !== null || next.onGo !== null;
  return (
    <nav className="row pages" aria-label={label}>
      {hasPages ? (
        <>
          <PageButton {...previous} isBusy={isBusy} />
          <PageButton {...next} isBusy={isBusy} />
        </>
      ) : null}
      <p className="muted small">{shown}</p>
    </nav>
  );
}

/** At the last page it stays, and with it the focus of anyone who pressed it. */
function PageButton({ label, onGo, isBusy }: PageLink & { readonly isBusy: boolean }) {
  return (
    <Button
      variant="secondary"
      size="small"
      busy={isBusy && onGo !== null}
      aria-disabled={onGo === null || undefined}
      onClick={onGo ?? undefined}
    >
      {label}
    </Button>
  );
}
