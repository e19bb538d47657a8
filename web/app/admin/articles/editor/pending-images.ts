/** Puts an image, or nothing, in the place that is held for it. */
import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';

export type PlacedImage = {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly caption: string;
};

/** What came of each place; null for one that was given up. An undone place can come back later. */
export type Outcomes = Map<string, PlacedImage | null>;

export function holdPlace(editor: Editor, key: string, at?: number): void {
  const content = { type: 'pendingImage', attrs: { key } };
  if (at !== undefined) {
    editor.chain().insertContentAt(at, content).run();
    return;
  }
  editor.chain().insertContent(content).run();
  goOnBehind(editor, key);
}

/** The cursor goes on behind the place. */
function goOnBehind(editor: Editor, key: string): void {
  const { doc, tr } = editor.state;
  doc.descendants((node, from) => {
    if (node.attrs.key === key) tr.setSelection(Selection.near(doc.resolve(from + node.nodeSize)));
  });
  editor.view.dispatch(tr.setMeta('addToHistory', false));
}

export function fillPlaces(editor: Editor, outcomes: Outcomes): void {
  if (editor.isDestroyed) return;
  const { tr, doc, schema } = editor.state;
  const places: { from: number; key: string }[] = [];
  doc.descendants((node, from) => {
    if (node.type.name === 'pendingImage') places.push({ from, key: node.attrs.key });
    return !node.isTextblock;
  });
  // From the last to the first, so that the earlier ones stay where they are.
  for (const { from, key } of places.reverse()) {
    const image = outcomes.get(key);
    if (image === null) tr.delete(from, from + 1);
    else if (image !== undefined) {
      const { caption, ...attributes } = image;
      const text: Node[] = caption === '' ? [] : [schema.text(caption)];
      const figure = schema.nodes.figure?.create(attributes, text);
      if (figure !== undefined) tr.replaceWith(from, from + 1, figure);
    }
  }
  // To undo is to take the place away, whatever stands there by then.
  if (tr.docChanged) editor.view.dispatch(tr.setMeta('addToHistory', false));
}
