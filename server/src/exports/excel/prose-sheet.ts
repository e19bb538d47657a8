/** A sheet to be read: headings and paragraphs in one wide column. */
import { linesOf, type Sheet } from './sheet.ts';
import type { SheetRows } from './sheet-rows.ts';

export type Block = { readonly head: string; readonly paragraphs: readonly string[] };

const width = 110;

export function proseSheet({
  order,
  title,
  blocks,
}: {
  readonly order: number;
  readonly title: string;
  readonly blocks: readonly Block[];
}): Sheet {
  return {
    name: 'About',
    order,
    columns: [{ head: title, width }],
    hasHead: false,
    body: function* (rows: SheetRows) {
      rows.begin().text(title, 'title').end();
      for (const { head, paragraphs } of blocks) {
        rows.begin().end();
        rows.begin().text(head, 'label').end();
        for (const paragraph of paragraphs) {
          rows.begin(linesOf(paragraph, width)).text(paragraph, 'paragraph').end();
        }
      }
      yield;
    },
  };
}
