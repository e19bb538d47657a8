/** The offer to have back what was removed, among the rows and in its place. */
import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { lazyNotice } from '../ui/lazy-notice.ts';

const LazyUndo = lazyNotice(
  async () => (await (await import('./rare-parts.ts')).loadUndo()).UndoRemoval,
);

export function withUndo(
  rows: ReactNode[],
  {
    removed,
    ...offer
  }: Omit<ComponentProps<typeof LazyUndo>, 'removed'> & {
    readonly removed: ComponentProps<typeof LazyUndo>['removed'] | null;
  },
): ReactNode[] {
  if (removed)
    rows.splice(
      removed.at,
      0,
      <Suspense key="undo">
        <LazyUndo {...offer} removed={removed} />
      </Suspense>,
    );
  return rows;
}
