/**
 * Offers to bring back what was removed, in the place where it stood. It stays until it is used, another act takes
 * its place, or there is nothing left that it could bring back: no time runs out.
 */
import { undoTexts } from '@debt-payoff/contract/texts/undo';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { announce } from './announce.ts';
import { Button } from './button.tsx';

export function UndoOffer({
  gone,
  name,
  message,
  isBack,
  onUndo,
  findFocus,
}: {
  /** What was removed: another one is another offer. */
  readonly gone: object;
  /** Of what comes back, for those who hear the button alone. */
  readonly name: string;
  /** 'Barclaycard removed.' */
  readonly message: string;
  /** 'Barclaycard is back.' */
  readonly isBack: string;
  readonly onUndo: () => void;
  /** Has the focus once it is back. */
  readonly findFocus: () => HTMLElement | null | undefined;
}) {
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is said, and offered, again
  useEffect(() => {
    // It may have come late, and somebody who types already is left where they are.
    if (document.activeElement?.matches('input, select, textarea') !== true) {
      button.current?.focus();
    }
    announce(`${message} ${undoTexts.isAvailable}`);
  }, [gone]);
  const undo = (): void => {
    flushSync(onUndo);
    findFocus()?.focus();
    announce(isBack);
  };
  return (
    <div className="undo-offer">
      <p>{message}</p>
      <Button
        ref={button}
        variant="secondary"
        size="small"
        aria-label={`${undoTexts.undo}, ${name}`}
        // What was pressed to remove it may still be held down, or be pressed a second time.
        onKeyDown={(event) => {
          if (event.repeat) event.preventDefault();
        }}
        onClick={({ detail }) => {
          if (detail < 2) undo();
        }}
      >
        {undoTexts.undo}
      </Button>
    </div>
  );
}
