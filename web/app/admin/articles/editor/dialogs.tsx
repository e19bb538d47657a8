/** The questions behind some of the tools. */
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { linkAddressProblem } from './article-html.ts';
import {
  captionOf,
  imageAround,
  insertTable,
  linkAt,
  setAlt,
  setCaption,
  setLink,
} from './commands.ts';
import { type AskedField, TextDialog } from './text-dialog.tsx';
import type { Asked } from './tools.ts';
import type { ImageWords } from './use-images.ts';

type DialogProps = { readonly editor: Editor; readonly onClose: () => void };

export function ToolDialog({ asked, ...props }: DialogProps & { readonly asked: Asked }) {
  if (asked === 'link') return <LinkDialog {...props} />;
  if (asked === 'abbreviation') return <AbbreviationDialog {...props} />;
  if (asked === 'table') return <TableDialog {...props} />;
  if (asked === 'caption') return <CaptionDialog {...props} />;
  return asked === 'alt' ? <AltDialog {...props} /> : null;
}

const required = (message: string) => (value: string) => (value === '' ? message : null);

function LinkDialog({ editor, onClose }: DialogProps) {
  const [{ href, text: former }] = useState(() => linkAt(editor));
  return (
    <TextDialog
      title={href === '' ? 'Add a link' : 'Change the link'}
      saveLabel="Save link"
      fields={[
        {
          name: 'href',
          label: 'Address',
          hint: 'Such as https://www.gov.uk, /calculator or mailto:help@example.org',
          start: href,
          problemOf: linkAddressProblem,
        },
        {
          name: 'text',
          label: 'Text',
          hint: 'What readers see. It should say where the link leads.',
          start: former,
          problemOf: required('Enter the text of the link'),
        },
      ]}
      onSave={({ href: address, text }) => {
        onClose();
        setLink(editor, { href: address, text, former: former.trim() });
      }}
      onClose={onClose}
    />
  );
}

function AbbreviationDialog({ editor, onClose }: DialogProps) {
  const [start] = useState(() => {
    if (editor.isActive('abbreviation')) editor.commands.extendMarkRange('abbreviation');
    const { from, to } = editor.state.selection;
    const title: unknown = editor.getAttributes('abbreviation').title;
    return {
      text: editor.state.doc.textBetween(from, to, ' '),
      title: typeof title === 'string' ? title : '',
    };
  });
  return (
    <TextDialog
      title="Abbreviation"
      saveLabel="Save abbreviation"
      fields={[
        {
          name: 'text',
          label: 'Abbreviation',
          hint: 'Such as APR',
          start: start.text,
          problemOf: required('Enter the abbreviation'),
        },
        {
          name: 'title',
          label: 'What it stands for',
          hint: 'Leave it empty to make it plain text again.',
          start: start.title,
          problemOf: () => null,
        },
      ]}
      onSave={({ text, title }) => {
        onClose();
        const marks = title === '' ? [] : [{ type: 'abbreviation', attrs: { title } }];
        editor.chain().focus().insertContent({ type: 'text', text, marks }).run();
      }}
      onClose={onClose}
    />
  );
}

/** More would be no table to read, and less would be no table. */
const linesMax = 20;
const linesProblem = (value: string): string | null =>
  /^\d{1,2}$/.test(value) && Number(value) >= 1 && Number(value) <= linesMax
    ? null
    : `Enter a number from 1 to ${linesMax}`;

const captionField = (start: string): AskedField<'caption'> => ({
  name: 'caption',
  label: 'Caption',
  hint: 'What the table shows, in one line.',
  start,
  problemOf: required('Say what the table shows'),
});

function TableDialog({ editor, onClose }: DialogProps) {
  return (
    <TextDialog<'caption' | 'columns' | 'rows'>
      title="Add a table"
      saveLabel="Add table"
      fields={[
        captionField(''),
        { name: 'columns', label: 'Columns', start: '3', problemOf: linesProblem },
        { name: 'rows', label: 'Rows below the head', start: '3', problemOf: linesProblem },
      ]}
      onSave={({ caption, columns, rows }) => {
        onClose();
        insertTable(editor, { caption, columns: Number(columns), rows: Number(rows) });
      }}
      onClose={onClose}
    />
  );
}

function CaptionDialog({ editor, onClose }: DialogProps) {
  const [start] = useState(() => captionOf(editor));
  return (
    <TextDialog
      title="Caption of the table"
      saveLabel="Save caption"
      fields={[captionField(start)]}
      onSave={({ caption }) => {
        onClose();
        setCaption(editor, caption);
      }}
      onClose={onClose}
    />
  );
}

const altField = (start: string): AskedField<'alt'> => ({
  name: 'alt',
  label: 'Alt text',
  hint: 'What the image shows, for readers who cannot see it.',
  start,
  problemOf: required('Say what the image shows'),
});

function AltDialog({ editor, onClose }: DialogProps) {
  const [start] = useState(() => imageAround(editor)?.alt ?? '');
  return (
    <TextDialog
      title="Alt text of the image"
      saveLabel="Save alt text"
      fields={[altField(start)]}
      onSave={({ alt }) => {
        onClose();
        setAlt(editor, alt);
      }}
      onClose={onClose}
    />
  );
}

export function ImageDialog(props: {
  readonly name: string;
  readonly onSave: (words: ImageWords) => void;
  readonly onClose: () => void;
}) {
  return (
    <TextDialog<'alt' | 'caption'>
      title={`Add the image ${props.name}`}
      saveLabel="Add image"
      fields={[
        altField(''),
        {
          name: 'caption',
          label: 'Caption (optional)',
          hint: 'Readers see it below the image.',
          start: '',
          problemOf: () => null,
        },
      ]}
      onSave={props.onSave}
      onClose={props.onClose}
    />
  );
}
