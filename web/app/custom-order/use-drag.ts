/** Dragging a row of a list by mouse or finger: it stays under the pointer, and the dialog scrolls along. */
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { dragPlace, scrollStep } from './drag-place.ts';
import type { Reorder } from './use-reorder.ts';

type Drag = {
  readonly id: number;
  readonly pointerId: number;
  readonly grip: HTMLElement;
  /** How far below the top of its row the pointer took hold of it. */
  readonly below: number;
  y: number;
};

export function useDrag(list: RefObject<HTMLElement | null>, { now, act, actFrom }: Reorder) {
  const [shift, setShift] = useState(0);
  const drag = useRef<Drag | null>(null);
  const follow = (): void => {
    if (drag.current === null || list.current === null) return;
    const { id, y, below } = drag.current;
    const heights = now.order
      .filter((other) => other !== id)
      .map((other) => rowOf(list.current, other)?.offsetHeight ?? 0);
    const found = dragPlace(y - below - list.current.getBoundingClientRect().top, heights);
    act({ kind: 'move to', place: found.place });
    setShift(found.shift);
  };
  const scrolling = useScrolling(() => {
    if (drag.current === null || list.current === null) return;
    if (scrollAlong(list.current, drag.current.y)) follow();
  });
  const end = (event: PointerEvent, kind: 'drop' | 'put back'): void => {
    const ended = drag.current;
    if (ended === null || ended.pointerId !== event.pointerId) return;
    drag.current = null;
    scrolling.stop();
    setShift(0);
    actFrom(ended.grip, { kind });
  };
  return {
    shift,
    start: (event: PointerEvent<HTMLElement>, id: number): void => {
      const row = rowOf(list.current, id);
      if (event.button !== 0 || drag.current !== null || row === null) return;
      const grip = event.currentTarget;
      // Not every browser gives a pressed button the focus, and Escape is heard where the focus is.
      grip.focus({ preventScroll: true });
      const below = event.clientY - row.getBoundingClientRect().top;
      drag.current = { id, pointerId: event.pointerId, grip, below, y: event.clientY };
      // The list stays where it is while its rows change places.
      list.current?.setPointerCapture(event.pointerId);
      act({ kind: 'pick up', id });
      scrolling.start();
    },
    /** For Escape: the finger may still be down, and nothing follows it any more. */
    stop: (): void => {
      drag.current = null;
      scrolling.stop();
      setShift(0);
    },
    listeners: {
      onPointerMove: (event: PointerEvent) => {
        if (drag.current?.pointerId !== event.pointerId) return;
        drag.current.y = event.clientY;
        follow();
      },
      onPointerUp: (event: PointerEvent) => end(event, 'drop'),
      onPointerCancel: (event: PointerEvent) => end(event, 'put back'),
    },
  };
}

function rowOf(list: HTMLElement | null, id: number): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-id="${id}"]`) ?? null;
}

/** Runs before each frame that is drawn, until it is stopped or the list goes away. */
function useScrolling(step: () => void): { readonly start: () => void; readonly stop: () => void } {
  const frame = useRef(0);
  const latest = useRef(step);
  useEffect(() => {
    latest.current = step;
  });
  const stop = (): void => cancelAnimationFrame(frame.current);
  const start = (): void => {
    frame.current = requestAnimationFrame(() => {
      latest.current();
      start();
    });
  };
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return { start, stop };
}

/** Whether it has scrolled. The foot of the dialog lies over the end of what can be seen. */
function scrollAlong(list: HTMLElement, y: number): boolean {
  const dialog = list.closest('dialog');
  if (dialog === null) return false;
  const { top, bottom } = dialog.getBoundingClientRect();
  const foot = dialog.querySelector(':scope > footer')?.getBoundingClientRect().top ?? bottom;
  const view = { top, bottom: Math.min(bottom, foot) };
  const before = dialog.scrollTop;
  dialog.scrollTop += scrollStep({ y, view, list: list.getBoundingClientRect() });
  return dialog.scrollTop !== before;
}
