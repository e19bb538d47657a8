/** A word in a quiet frame. */
import type { ReactNode } from 'react';

export type BadgeKind = 'plain' | 'go' | 'info' | 'warn' | 'danger' | 'line';

export function Badge({
  kind = 'plain',
  children,
}: {
  readonly kind?: BadgeKind;
  readonly children: ReactNode;
}) {
  return <span className={kind === 'plain' ? 'badge' : `badge badge-${kind}`}>{children}</span>;
}
