/** Tabs over one panel: arrow keys move between them, and the panel follows. */
import { type KeyboardEvent, useRef } from 'react';

export function Tabs<Key extends string>(props: {
  readonly label: string;
  readonly tabs: readonly { readonly key: Key; readonly label: string }[];
  readonly chosen: Key;
  readonly onChoose: (key: Key) => void;
  /** The panel is labelled by `${panelId}-${chosen}`. */
  readonly panelId: string;
}) {
  const { tabs, chosen, onChoose, panelId } = props;
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const at = tabs.findIndex(({ key }) => key === chosen);
    const to = placeAfter(event.key, at, tabs.length);
    const tab = to === null ? undefined : tabs[to];
    if (to === null || tab === undefined) return;
    event.preventDefault();
    onChoose(tab.key);
    list.current?.querySelectorAll('button')[to]?.focus();
  };
  return (
    <div
      className="tabs needs-scripts screen-only"
      role="tablist"
      aria-label={props.label}
      ref={list}
      onKeyDown={move}
    >
      {tabs.map(({ key, label }) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={`${panelId}-${key}`}
          aria-selected={key === chosen}
          aria-controls={panelId}
          tabIndex={key === chosen ? 0 : -1}
          onClick={() => onChoose(key)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

function placeAfter(pressed: string, at: number, count: number): number | null {
  if (pressed === 'ArrowRight') return (at + 1) % count;
  if (pressed === 'ArrowLeft') return (at + count - 1) % count;
  if (pressed === 'Home') return 0;
  return pressed === 'End' ? count - 1 : null;
}
