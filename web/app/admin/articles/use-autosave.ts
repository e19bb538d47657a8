/** Runs the saves of an article as its state says: one clock, one save at a time. */
import { useEffect, useRef, useState } from 'react';
import {
  type Autosave,
  type AutosaveEvent,
  autosaveOf,
  next,
  type SaveKind,
  wakeAt,
} from './autosave.ts';
import { saveFailureOf } from './autosave-words.ts';

export type AutosaveOptions<Reply> = {
  readonly start: { readonly hasTitle: boolean; readonly hasContent: boolean };
  readonly save: (kind: SaveKind) => Promise<Reply>;
  /** Once the state says so, too. */
  readonly onSaved: (kind: SaveKind, reply: Reply) => void;
  readonly onFailed: (error: unknown, state: Autosave) => void;
};

export function useAutosave<Reply>(options: AutosaveOptions<Reply>) {
  const [state, setState] = useState(() => autosaveOf(options.start));
  const latest = useRef(state);
  const given = useRef(options);
  given.current = options;
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const tell = useRef((event: AutosaveEvent): void => {
    const before = latest.current;
    const after = next(before, event);
    if (after === before) return;
    latest.current = after;
    // What comes back after the form was left changes nothing that is on the screen.
    if (!isOpen.current) return;
    setState(after);
    if (after.running !== null && after.running !== before.running) void run(after.running.kind);
  }).current;
  const run = async (kind: SaveKind): Promise<void> => {
    try {
      const reply = await given.current.save(kind);
      tell({ type: 'saved', at: Date.now() });
      if (isOpen.current) given.current.onSaved(kind, reply);
    } catch (error) {
      tell({ type: 'failed', at: Date.now(), failure: saveFailureOf(error) });
      if (isOpen.current) given.current.onFailed(error, latest.current);
    }
  };
  const wakes = wakeAt(state);
  useEffect(() => {
    if (wakes === null) return;
    const wake = (): void => tell({ type: 'woken', at: Date.now() });
    const timer = setTimeout(wake, Math.max(0, wakes - Date.now()));
    return () => clearTimeout(timer);
  }, [wakes, tell]);
  useEffect(() => {
    const connect = (): void => tell({ type: 'connected', at: Date.now() });
    window.addEventListener('online', connect);
    return () => window.removeEventListener('online', connect);
  }, [tell]);
  return { state, tell, now: () => latest.current };
}
