/** What can be done with one row: the browser's own disclosure, by keyboard as by mouse. */
import { Ellipsis } from 'lucide-react';
import { type ReactNode, type RefObject, type ToggleEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useClosing } from '../../ui/use-closing.ts';

export type RowAct =
  | { readonly label: string; readonly to: string }
  | {
      readonly label: string;
      readonly onChoose: () => void;
      /** Whether it takes something away for good. */
      readonly destroys?: true;
    };

export function RowMenu({
  name,
  acts,
}: {
  /** Whom or what the row shows, so that the button's name stands alone. */
  readonly name: string;
  readonly acts: readonly RowAct[];
}) {
  const details = useRef<HTMLDetailsElement>(null);
  useClosing(details);
  const onToggle = usePlace(details);
  const choose = (act: () => void): void => {
    // A dialog gives the focus back to where it was: that must still be on the screen then.
    details.current?.querySelector('summary')?.focus();
    details.current?.removeAttribute('open');
    act();
  };
  return (
    <details className="drop-menu row-menu" ref={details} name="row-menu" onToggle={onToggle}>
      <summary className="btn btn-icon">
        <span className="vh">Actions, {name}</span>
        <Ellipsis className="icon" aria-hidden="true" />
      </summary>
      <ul className="menu">
        {acts.map((act) => (
          <li key={act.label}>
            <MenuItem act={act} onChoose={choose} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function MenuItem({
  act,
  onChoose,
}: {
  readonly act: RowAct;
  readonly onChoose: (act: () => void) => void;
}): ReactNode {
  if ('to' in act) {
    return (
      <Link className="menu-item" to={act.to}>
        {act.label}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={act.destroys ? 'menu-item destroys' : 'menu-item'}
      onClick={() => onChoose(act.onChoose)}
    >
      {act.label}
    </button>
  );
}

/**
 * A table may scroll inside its frame, so the menu is laid over it: below its button or, at the foot of the
 * window, above. It follows its row.
 */
function usePlace(
  menu: RefObject<HTMLDetailsElement | null>,
): (event: ToggleEvent<HTMLDetailsElement>) => void {
  const following = useRef<AbortController>(null);
  useEffect(() => () => following.current?.abort(), []);
  // Other rows may have come, and this one stands elsewhere among them.
  useEffect(() => {
    if (menu.current?.open) place(menu.current);
  });
  return ({ currentTarget: details }) => {
    following.current?.abort();
    if (!details.open) return;
    const follow = new AbortController();
    following.current = follow;
    const { signal } = follow;
    place(details);
    window.addEventListener('scroll', () => place(details), { capture: true, signal });
    window.addEventListener('resize', () => place(details), { signal });
  };
}

function place(details: HTMLDetailsElement): void {
  const menu = details.querySelector<HTMLElement>('.menu');
  if (menu === null) return;
  const button = details.getBoundingClientRect();
  const { offsetHeight, offsetWidth } = menu;
  const hasRoom = button.bottom + offsetHeight <= window.innerHeight;
  menu.style.top = `${hasRoom ? button.bottom : Math.max(0, button.top - offsetHeight)}px`;
  menu.style.left = `${Math.max(0, button.right - offsetWidth)}px`;
}
