/** For a list in a form: what was removed from it can be brought back, in its place. */
import { undoTexts } from '@debt-payoff/contract/texts/undo';
import { type ReactNode, useState } from 'react';
import { UndoOffer } from './undo-offer.tsx';

type RemovedEntry<Entry> = {
  readonly entry: Entry;
  /** Where it stood. */
  readonly at: number;
  /** 'Change 2' */
  readonly name: string;
};

export function useUndo<Entry>(options: {
  readonly putBack: (removed: RemovedEntry<Entry>) => void;
  /** By its id: has the focus once the entry is back. */
  readonly focusIdOf: (removed: RemovedEntry<Entry>) => string;
}): {
  /** Null for one in which nothing stood, and where another act has made it meaningless. */
  readonly setRemoved: (removed: RemovedEntry<Entry> | null) => void;
  /** For a list that has one place for it. */
  readonly offer: ReactNode;
  /** Before the entry at a place; after the last one at as many as there are. */
  readonly offerAt: (place: number, count: number) => ReactNode;
} {
  const [removed, setRemoved] = useState<RemovedEntry<Entry> | null>(null);
  const offer =
    removed === null ? null : (
      <UndoOffer
        gone={removed}
        name={removed.name}
        message={undoTexts.removed(removed.name)}
        isBack={undoTexts.isBack(removed.name)}
        onUndo={() => {
          setRemoved(null);
          options.putBack(removed);
        }}
        findFocus={() => document.getElementById(options.focusIdOf(removed))}
      />
    );
  return {
    setRemoved,
    offer,
    offerAt: (place, count) =>
      removed !== null && Math.min(removed.at, count) === place ? offer : null,
  };
}
