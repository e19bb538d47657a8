/** A row of tools: one stop for the tab key, arrow keys between them. */
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type Ref, useState } from 'react';
import type { Asked, Tool } from './tools.ts';

export function Toolbar(props: {
  readonly label: string;
  readonly editor: Editor;
  readonly groups: readonly (readonly Tool[])[];
  readonly onAsk: (asked: Asked) => void;
  readonly ref?: Ref<HTMLDivElement>;
}) {
  const { label, editor, groups, onAsk } = props;
  const [stop, setStop] = useState(0);
  const tools = groups.flat();
  const states = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      tools.map(({ isOn, isOff }) => ({ isOn: isOn?.(current), isOff: isOff?.(current) ?? false })),
  });
  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.key === 'Escape') editor.commands.focus();
    const to = placeAfter(event.key, stop, tools.length);
    if (to === null) return;
    event.preventDefault();
    setStop(to);
    event.currentTarget.querySelectorAll('button')[to]?.focus();
  };
  const press = ({ run }: Tool): void => {
    if (typeof run === 'string') {
      onAsk(run);
      return;
    }
    // At once: the editor's own way takes until the page is drawn again, and the next key would miss the text.
    editor.view.focus();
    run(editor);
  };
  return (
    <div
      className="editor-tools"
      role="toolbar"
      aria-label={label}
      ref={props.ref}
      onKeyDown={move}
    >
      {groups.map((group) => (
        <div className="group" key={group[0]?.label}>
          {group.map((tool) => {
            const at = tools.indexOf(tool);
            return (
              <ToolButton
                key={tool.label}
                tool={tool}
                state={states[at]}
                isStop={at === stop}
                onFocus={() => setStop(at)}
                onPress={() => press(tool)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

function ToolButton(props: {
  readonly tool: Tool;
  readonly state: { readonly isOn: boolean | undefined; readonly isOff: boolean } | undefined;
  readonly isStop: boolean;
  readonly onFocus: () => void;
  readonly onPress: () => void;
}) {
  const { label, Icon } = props.tool;
  const isOff = props.state?.isOff === true;
  return (
    <button
      type="button"
      className={Icon === undefined ? 'tool' : 'tool tool-icon'}
      aria-label={Icon === undefined ? undefined : label}
      title={Icon === undefined ? undefined : label}
      aria-pressed={props.state?.isOn}
      // It keeps the focus, and its place among the others.
      aria-disabled={isOff || undefined}
      tabIndex={props.isStop ? 0 : -1}
      onFocus={props.onFocus}
      // With the mouse, what is chosen in the text stays so.
      onMouseDown={(event) => event.preventDefault()}
      onClick={isOff ? undefined : props.onPress}
    >
      {Icon === undefined ? label : <Icon className="icon" aria-hidden="true" />}
    </button>
  );
}

function placeAfter(pressed: string, at: number, count: number): number | null {
  if (pressed === 'ArrowRight') return (at + 1) % count;
  if (pressed === 'ArrowLeft') return (at + count - 1) % count;
  if (pressed === 'Home') return 0;
  return pressed === 'End' ? count - 1 : null;
}
