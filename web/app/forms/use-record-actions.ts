/** Which dialog of a list of records is open, what was done in the last one, and where the focus goes then. */
import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusOn } from './focus.ts';

type OpenDialog<Opening, SavedRecord> =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'form'; readonly opening: Opening }
  | { readonly kind: 'removal'; readonly record: SavedRecord };

export function useRecordActions<Opening, SavedRecord, Outcome>({
  titleId,
  findFirst,
  doneBefore = null,
  follow,
}: {
  /** The title of the list, which takes the focus when the entry that had it is gone. */
  readonly titleId: string;
  /** What the form is opened with as soon as the page is there; undefined where it stays closed. */
  readonly findFirst?: () => Opening | undefined;
  /** What was done on the page that led here. */
  readonly doneBefore?: Outcome | null;
  /** What is left to say of it beside what is shown now; null where it is over. */
  readonly follow?: (outcome: Outcome) => Outcome | null;
}) {
  const [open, setOpen] = useState<OpenDialog<Opening, SavedRecord>>(() => {
    const opening = findFirst?.();
    return opening === undefined ? { kind: 'nothing' } : { kind: 'form', opening };
  });
  const [said, setOutcome] = useState(doneBefore);
  const outcome = said === null || follow === undefined ? said : follow(said);
  if (outcome !== said) setOutcome(outcome);
  const show = useCallback((next: OpenDialog<Opening, SavedRecord>): void => {
    setOutcome(null);
    setOpen(next);
  }, []);
  const close = (done: Outcome | null = null): void => {
    setOutcome(done);
    setOpen({ kind: 'nothing' });
  };
  return {
    opening: open.kind === 'form' ? open.opening : undefined,
    leaving: open.kind === 'removal' ? open.record : undefined,
    outcome,
    dismiss: () => setOutcome(null),
    edit: useCallback((opening: Opening) => show({ kind: 'form', opening }), [show]),
    /** Not over a form that was opened in the meantime. */
    bringBack: useCallback(
      (opening: Opening) =>
        setOpen((now) => (now.kind === 'nothing' ? { kind: 'form', opening } : now)),
      [],
    ),
    remove: useCallback((record: SavedRecord) => show({ kind: 'removal', record }), [show]),
    close,
    removed: (done: Outcome): void => {
      flushSync(() => close(done));
      focusOn(titleId);
    },
  };
}
