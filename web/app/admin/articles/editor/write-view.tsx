/** The text as it will look, with the tools above it. */
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import type { Editor } from '@tiptap/core';
import { EditorContent, useEditorState } from '@tiptap/react';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { intoView } from '../../../ui/into-view.ts';
import { imageAround } from './commands.ts';
import { ImageDialog, ToolDialog } from './dialogs.tsx';
import { imageTools, tableTools } from './place-tools.ts';
import { Toolbar } from './toolbar.tsx';
import { type Asked, textTools } from './tools.ts';
import type { Writing } from './use-writing.ts';

export function WriteView(props: { readonly written: Writing; readonly hintId: string }) {
  const { editor, images, tools, notice, clearNotice } = props.written;
  const [asked, setAsked] = useState<Asked | null>(null);
  const dismissNotice = (): void => {
    clearNotice();
    editor.commands.focus();
  };
  const files = useRef<HTMLInputElement>(null);
  const ask = (next: Asked): void => {
    if (next === 'file') files.current?.click();
    else setAsked(next);
  };
  return (
    <>
      {notice === null ? null : (
        <Banner
          ref={intoView}
          kind={notice.kind}
          title={notice.text}
          isStanding={false}
          actions={
            <Button variant="quiet" size="small" onClick={dismissNotice}>
              {navigationTexts.actions.dismiss}
            </Button>
          }
        />
      )}
      <div className="editor-frame">
        <div className="editor-bar">
          <Toolbar label="Tools" editor={editor} groups={textTools} onAsk={ask} ref={tools} />
          <PlaceTools editor={editor} onAsk={ask} />
        </div>
        <EditorContent editor={editor} />
      </div>
      <p className="hint keyboard-hint" id={props.hintId}>
        Alt and F10 lead to the tools, Escape leads back to the text.
      </p>
      <input
        ref={files}
        type="file"
        hidden
        multiple
        aria-label="Image files"
        accept="image/png,image/jpeg,image/webp"
        onChange={({ target }) => {
          images.addFiles([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      {/* Outside the form of the article: a form within a form is none. */}
      {createPortal(
        <>
          {asked === null ? null : (
            <ToolDialog asked={asked} editor={editor} onClose={() => setAsked(null)} />
          )}
          {images.asked === undefined ? null : (
            <ImageDialog
              key={images.asked.key}
              name={images.asked.name}
              onSave={images.describe}
              onClose={images.cancel}
            />
          )}
        </>,
        document.body,
      )}
    </>
  );
}

function PlaceTools(props: { readonly editor: Editor; readonly onAsk: (asked: Asked) => void }) {
  const { isInTable, isAtImage } = useEditorState({
    editor: props.editor,
    selector: ({ editor }) => ({
      isInTable: editor.isActive('table'),
      isAtImage: imageAround(editor) !== null,
    }),
  });
  return (
    <>
      {isInTable ? <Toolbar label="Tools of the table" groups={tableTools} {...props} /> : null}
      {isAtImage ? <Toolbar label="Tools of the image" groups={imageTools} {...props} /> : null}
    </>
  );
}
