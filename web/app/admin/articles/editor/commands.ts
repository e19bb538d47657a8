/** What the tools do to the text, and where they are on. */
import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { TableMap } from '@tiptap/pm/tables';

export function linkAt(editor: Editor): { readonly href: string; readonly text: string } {
  if (editor.isActive('link')) editor.commands.extendMarkRange('link');
  const { from, to } = editor.state.selection;
  const href: unknown = editor.getAttributes('link').href;
  return {
    href: typeof href === 'string' ? href : '',
    text: editor.state.doc.textBetween(from, to, ' '),
  };
}

/** Text that stays as it was keeps its other marks. */
export function setLink(
  editor: Editor,
  { href, text, former }: { readonly href: string; readonly text: string; readonly former: string },
): void {
  const chain = editor.chain().focus();
  if (text === former) {
    chain.setMark('link', { href }).run();
    return;
  }
  chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run();
}

export function insertTable(
  editor: Editor,
  table: { readonly caption: string; readonly rows: number; readonly columns: number },
): void {
  const cells = (type: string) =>
    Array.from({ length: table.columns }, () => ({ type, content: [{ type: 'paragraph' }] }));
  const head = { type: 'tableRow', attrs: { isHead: true }, content: cells('tableHeader') };
  const body = Array.from({ length: table.rows }, () => ({
    type: 'tableRow',
    content: cells('tableCell'),
  }));
  const from = editor.state.selection.from;
  editor
    .chain()
    .focus()
    .insertContent({ type: 'table', attrs: { caption: table.caption }, content: [head, ...body] })
    .run();
  focusFirstCell(editor, from);
}

/** The first cell of the table that now stands at or behind the place. */
function focusFirstCell(editor: Editor, from: number): void {
  let cell: number | null = null;
  editor.state.doc.nodesBetween(
    Math.max(0, from - 2),
    editor.state.doc.content.size,
    (node, at) => {
      if (cell === null && node.type.name === 'tableHeader') cell = at;
      return cell === null;
    },
  );
  if (cell !== null) editor.commands.setTextSelection(cell + 2);
}

type FoundTable = { readonly table: Node; readonly at: number };

function tableAround(editor: Editor): FoundTable | null {
  const { $from } = editor.state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const table = $from.node(depth);
    if (table.type.name === 'table') return { table, at: $from.before(depth) };
  }
  return null;
}

export function captionOf(editor: Editor): string {
  return tableAround(editor)?.table.attrs.caption ?? '';
}

export function setCaption(editor: Editor, caption: string): void {
  editor.chain().focus().updateAttributes('table', { caption }).run();
}

export function hasHeadRow(editor: Editor): boolean {
  return tableAround(editor)?.table.firstChild?.attrs.isHead === true;
}

export function hasHeadColumn(editor: Editor): boolean {
  const table = tableAround(editor)?.table;
  const rows = table?.children.filter(({ attrs }) => attrs.isHead !== true) ?? [];
  return rows.length > 0 && rows.every((row) => row.firstChild?.type.name === 'tableHeader');
}

/** The first row heads the columns, or no longer does. */
export function toggleHeadRow(editor: Editor): void {
  const isHead = !hasHeadRow(editor);
  const hasColumn = hasHeadColumn(editor);
  changeCells(
    editor,
    ({ row, column }) => {
      if (row !== 0) return null;
      if (isHead) return 'col';
      return hasColumn && column === 0 ? 'row' : 'none';
    },
    isHead,
  );
}

/** The first cell of each other row names it, or no longer does. */
export function toggleHeadColumn(editor: Editor): void {
  const isHead = !hasHeadColumn(editor);
  const firstRow = hasHeadRow(editor) ? 1 : 0;
  changeCells(editor, ({ row, column }) => {
    if (column !== 0 || row < firstRow) return null;
    return isHead ? 'row' : 'none';
  });
}

type Place = { readonly row: number; readonly column: number };

/** The rule says what a cell is to head: nothing, or null where it stays as it is. */
function changeCells(
  editor: Editor,
  rule: (place: Place) => 'col' | 'row' | 'none' | null,
  isFirstRowHead?: boolean,
): void {
  const found = tableAround(editor);
  if (found === null) return;
  const { tr, schema } = editor.state;
  const map = TableMap.get(found.table);
  const start = found.at + 1;
  for (let row = 0; row < map.height; row += 1) {
    for (let column = 0; column < map.width; column += 1) {
      const scope = rule({ row, column });
      if (scope === null) continue;
      const at = start + (map.map[row * map.width + column] ?? 0);
      const isHead = scope !== 'none';
      const type = isHead ? schema.nodes.tableHeader : schema.nodes.tableCell;
      tr.setNodeMarkup(at, type, isHead ? { scope } : {});
    }
  }
  if (isFirstRowHead !== undefined) tr.setNodeMarkup(start, null, { isHead: isFirstRowHead });
  editor.view.dispatch(tr);
  editor.commands.focus();
}

/** The image that is chosen, or whose caption is being typed. */
export function imageAround(
  editor: Editor,
): { readonly alt: string; readonly name: string } | null {
  for (const name of ['figure', 'image']) {
    if (editor.isActive(name)) return { name, alt: String(editor.getAttributes(name).alt ?? '') };
  }
  return null;
}

export function setAlt(editor: Editor, alt: string): void {
  const image = imageAround(editor);
  if (image !== null) editor.chain().focus().updateAttributes(image.name, { alt }).run();
}

export function removeImage(editor: Editor): void {
  const image = imageAround(editor);
  if (image === null) return;
  if (image.name === 'image') editor.chain().focus().deleteSelection().run();
  else editor.chain().focus().deleteNode('figure').run();
}
