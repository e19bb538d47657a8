/** The tools above the text: their names, when they are on, and what they do. */
import type { Editor } from '@tiptap/core';
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Pilcrow,
  Quote,
  Redo2,
  Subscript,
  Superscript,
  Table,
  Undo2,
  Unlink,
  WholeWord,
} from 'lucide-react';

/** What needs more than a press. */
export type Asked = 'link' | 'abbreviation' | 'table' | 'caption' | 'alt' | 'file';

export type Tool = {
  readonly label: string;
  readonly Icon?: LucideIcon;
  /** On or off; without it the tool is a plain button. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly isOff?: (editor: Editor) => boolean;
  readonly run: ((editor: Editor) => void) | Asked;
};

function mark(name: string, label: string, Icon: LucideIcon): Tool {
  return {
    label,
    Icon,
    isOn: (editor) => editor.isActive(name),
    run: (editor) => void editor.chain().focus().toggleMark(name).run(),
  };
}

function heading(level: 2 | 3, Icon: LucideIcon): Tool {
  return {
    label: `Heading ${level}`,
    Icon,
    isOn: (editor) => editor.isActive('heading', { level }),
    run: (editor) => void editor.chain().focus().toggleHeading({ level }).run(),
  };
}

/** In groups, from left to right; on a phone the first ones are in view, so what is used most comes first. */
export const textTools: readonly (readonly Tool[])[] = [
  [
    {
      label: 'Text',
      Icon: Pilcrow,
      isOn: (editor) => editor.isActive('paragraph'),
      run: (editor) => void editor.chain().focus().setParagraph().run(),
    },
    heading(2, Heading2),
    heading(3, Heading3),
  ],
  [mark('bold', 'Bold', Bold), mark('italic', 'Italic', Italic)],
  [
    { label: 'Link', Icon: Link, isOn: (editor) => editor.isActive('link'), run: 'link' },
    {
      label: 'Remove link',
      Icon: Unlink,
      isOff: (editor) => !editor.isActive('link'),
      run: (editor) => void editor.chain().focus().extendMarkRange('link').unsetMark('link').run(),
    },
  ],
  [
    {
      label: 'Bulleted list',
      Icon: List,
      isOn: (editor) => editor.isActive('bulletList'),
      run: (editor) => void editor.chain().focus().toggleBulletList().run(),
    },
    {
      label: 'Numbered list',
      Icon: ListOrdered,
      isOn: (editor) => editor.isActive('orderedList'),
      run: (editor) => void editor.chain().focus().toggleList('orderedList', 'listItem').run(),
    },
    {
      label: 'Quote',
      Icon: Quote,
      isOn: (editor) => editor.isActive('blockquote'),
      run: (editor) => void editor.chain().focus().toggleBlockquote().run(),
    },
  ],
  [
    {
      label: 'Table',
      Icon: Table,
      isOff: (editor) => editor.isActive('table'),
      run: 'table',
    },
    { label: 'Image', Icon: ImagePlus, run: 'file' },
    {
      label: 'Rule',
      Icon: Minus,
      run: (editor) => void editor.chain().focus().setHorizontalRule().run(),
    },
  ],
  [
    mark('code', 'Code', Code),
    mark('superscript', 'Superscript', Superscript),
    mark('subscript', 'Subscript', Subscript),
    {
      label: 'Abbreviation',
      Icon: WholeWord,
      isOn: (editor) => editor.isActive('abbreviation'),
      run: 'abbreviation',
    },
  ],
  [
    {
      label: 'Undo',
      Icon: Undo2,
      isOff: (editor) => !editor.can().undo(),
      run: (editor) => void editor.chain().focus().undo().run(),
    },
    {
      label: 'Redo',
      Icon: Redo2,
      isOff: (editor) => !editor.can().redo(),
      run: (editor) => void editor.chain().focus().redo().run(),
    },
  ],
];
