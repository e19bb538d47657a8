/** The offer to bring back what was removed, among the rows and in its place. */
import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { lazyNotice } from '../ui/lazy-notice.ts';

const LazyUndo = lazyNotice(
  async () => (await (await import('./rare-parts.ts')).loadUndo()).UndoRemoval,
);

export function withUndo(
  rows: readonly ReactNode[],
  {
    removed,
    ...offer
  }: Omit<ComponentProps<typeof LazyUndo>, 'removed'> & {
    readonly removed: ComponentProps<typeof LazyUndo>['removed'] | null;
  },
): readonly ReactNode[] {
  if (removed === null) return rows;
  return rows.toSpliced(
    removed.at,
    0,
    <Suspense key="undo">
      <LazyUndo {...offer} removed={removed} />
    </Suspense>,
  );
}
