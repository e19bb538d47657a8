/** The Write view: what it starts with, and what becomes of what is pasted and dropped. */
import type { Editor } from '@tiptap/core';
import { useEditor } from '@tiptap/react';
import { useRef, useState } from 'react';
import { articleExtensions } from './extensions.ts';
import { cleanPaste } from './paste/clean-paste.ts';
import { useImages } from './use-images.ts';
import { useNotice } from './use-notice.ts';

const leftOutText = (images: number): string =>
  images === 1
    ? 'An image was left out, since it is on another site. Save it as a file, then add it here.'
    : `${images} images were left out, since they are on other sites. Save them as files, then add them here.`;

export function useWriting(options: {
  readonly doc: Record<string, unknown>;
  readonly labelId: string;
  readonly hintId: string;
  readonly onChange: () => void;
}) {
  const { labelId, hintId } = options;
  const { notice, say, clear } = useNotice();
  const tools = useRef<HTMLDivElement>(null);
  const current = useRef<Editor | null>(null);
  const images = useImages(() => current.current, say);
  const acts = useRef({ images, ...options });
  acts.current = { images, ...options };
  // Made once: the editor would take each new one for another setting.
  const [editorProps] = useState(() => ({
    scrollThreshold: barsAround,
    scrollMargin: barsAround,
    attributes: {
      class: 'prose',
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-required': 'true',
      'aria-labelledby': labelId,
      'aria-describedby': hintId,
    },
    transformPastedHTML: (html: string): string => {
      const paste = cleanPaste(html, () => crypto.randomUUID());
      // Their places are in the text as soon as this has been put in.
      queueMicrotask(() => acts.current.images.addPasted(paste.images));
      if (paste.leftOut > 0) say({ kind: 'info', text: leftOutText(paste.leftOut) });
      return paste.html;
    },
    handlePaste: (_: unknown, event: ClipboardEvent): boolean => {
      const files = imagesIn(event.clipboardData);
      const html = event.clipboardData?.getData('text/html') ?? '';
      // Word gives a picture of the text along with the text.
      if (files.length === 0 || hasText(html)) return false;
      acts.current.images.addFiles(files);
      return true;
    },
    handleDrop: (
      view: { posAtCoords: (at: { left: number; top: number }) => { pos: number } | null },
      event: DragEvent,
      _slice: unknown,
      isMoved: boolean,
    ): boolean => {
      const files = isMoved ? [] : imagesIn(event.dataTransfer);
      if (files.length === 0) return false;
      const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
      acts.current.images.addFiles(files, at?.pos);
      return true;
    },
    handleKeyDown: (_: unknown, event: KeyboardEvent): boolean => {
      if (!(event.altKey && event.key === 'F10')) return false;
      tools.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
      return true;
    },
  }));
  const editor = useEditor({
    extensions: articleExtensions,
    content: options.doc,
    editorProps,
    injectCSS: false,
    enablePasteRules: false,
    immediatelyRender: true,
    onUpdate: ({ transaction }) => {
      acts.current.onChange();
      if (transaction.getMeta('history$') !== undefined) acts.current.images.fill();
    },
  });
  current.current = editor;
  return { editor, images, tools, notice, clearNotice: clear };
}

/** In pixels: what is typed stays below the tools and above the bar that saves it. */
const barsAround = { top: 120, bottom: 96, left: 0, right: 0 } as const;

function imagesIn(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
}

function hasText(html: string): boolean {
  const { html: clean } = cleanPaste(html, () => '');
  return clean.replaceAll(/<[^>]*>/g, '').trim() !== '';
}

export type Writing = ReturnType<typeof useWriting>;
