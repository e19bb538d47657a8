/** Tables with a caption, head rows and head cells. Cells are neither joined nor given a width. */
import { mergeAttributes } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';

export const ArticleTable = Table.extend({
  // Drawn as below, with no widths.
  addNodeView: () => null,
  addAttributes: () => ({
    caption: {
      default: '',
      rendered: false,
      parseHTML: (table: HTMLElement) =>
        (table.querySelector(':scope > caption')?.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
    },
  }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  renderHTML: ({ node }) =>
    node.attrs.caption === ''
      ? ['table', ['tbody', 0]]
      : ['table', ['caption', { contenteditable: 'false' }, node.attrs.caption], ['tbody', 0]],
  addKeyboardShortcuts() {
    const inherited = this.parent?.() ?? {};
    // From the last cell the key leads out of the text: a table must not hold the keyboard back.
    return { ...inherited, Tab: () => this.editor.commands.goToNextCell() };
  },
});

export const ArticleTableRow = TableRow.extend({
  addAttributes: () => ({
    isHead: {
      default: false,
      parseHTML: (row: HTMLElement) =>
        row.hasAttribute('data-head') || row.parentElement?.tagName === 'THEAD',
      renderHTML: ({ isHead }: Record<string, unknown>) =>
        isHead === true ? { 'data-head': '' } : {},
    },
  }),
});

/** Asked for by the kit of tables; no article has them. */
const spans = {
  colspan: { default: 1, parseHTML: () => 1, rendered: false },
  rowspan: { default: 1, parseHTML: () => 1, rendered: false },
  colwidth: { default: null, parseHTML: () => null, rendered: false },
};

export const ArticleTableCell = TableCell.extend({
  addAttributes: () => spans,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: () => ['td', 0],
});

export const ArticleTableHeader = TableHeader.extend({
  addAttributes: () => ({
    ...spans,
    scope: { default: null, parseHTML: (cell: HTMLElement) => cell.getAttribute('scope') },
  }),
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', mergeAttributes(HTMLAttributes), 0],
});
