/** The tools for where the cursor is: in a table, or at an image. */
import {
  hasHeadColumn,
  hasHeadRow,
  removeImage,
  toggleHeadColumn,
  toggleHeadRow,
} from './commands.ts';
import type { Tool } from './tools.ts';

export const tableTools: readonly (readonly Tool[])[] = [
  [
    {
      label: 'Add row above',
      run: (editor) => void editor.chain().focus().addRowBefore().run(),
    },
    {
      label: 'Add row below',
      run: (editor) => void editor.chain().focus().addRowAfter().run(),
    },
    { label: 'Delete row', run: (editor) => void editor.chain().focus().deleteRow().run() },
  ],
  [
    {
      label: 'Add column before',
      run: (editor) => void editor.chain().focus().addColumnBefore().run(),
    },
    {
      label: 'Add column after',
      run: (editor) => void editor.chain().focus().addColumnAfter().run(),
    },
    { label: 'Delete column', run: (editor) => void editor.chain().focus().deleteColumn().run() },
  ],
  [
    { label: 'Head row', isOn: hasHeadRow, run: toggleHeadRow },
    { label: 'Head column', isOn: hasHeadColumn, run: toggleHeadColumn },
    { label: 'Caption', run: 'caption' },
    { label: 'Delete table', run: (editor) => void editor.chain().focus().deleteTable().run() },
  ],
];

export const imageTools: readonly (readonly Tool[])[] = [
  [
    { label: 'Alt text', run: 'alt' },
    { label: 'Remove image', run: removeImage },
  ],
];
