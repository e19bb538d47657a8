/** Images on their way into the text: each is asked about, sent, and put where it was dropped. */
import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import type { addImageCall } from '@debt-payoff/contract/images';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import type { Editor } from '@tiptap/core';
import { useRef, useState } from 'react';
import { quietSignedInCall } from '../../../session/signed-in-call.ts';
import { blobOf, imageFailure, imageProblem } from './image-failure.ts';
import { createTurns } from './in-turn.ts';
import type { PastedImage } from './paste/clean-paste.ts';
import { fillPlaces, holdPlace, type Outcomes } from './pending-images.ts';
import type { Notice } from './use-notice.ts';

/** One whose description is still to be given. */
type WaitingImage = { readonly key: string; readonly file: Blob; readonly name: string };

export type ImageWords = { readonly alt: string; readonly caption: string };

export function useImages(getEditor: () => Editor | null, say: (notice: Notice) => void) {
  const [waiting, setWaiting] = useState<readonly WaitingImage[]>([]);
  const outcomes = useRef<Outcomes>(new Map());
  // The server makes one at a time, and lets only a few wait.
  const [inTurn] = useState(createTurns);
  const fill = (): void => {
    const editor = getEditor();
    if (editor !== null) fillPlaces(editor, outcomes.current);
  };
  const giveUp = (key: string, text?: string): void => {
    outcomes.current.set(key, null);
    fill();
    if (text !== undefined) say({ kind: 'danger', text });
  };
  const send = async (key: string, file: Blob, { alt, caption }: ImageWords): Promise<void> => {
    try {
      const { src, width, height } = await quietSignedInCall<typeof addImageCall>(
        adminAddresses.addImage,
        { body: file },
      );
      outcomes.current.set(key, { src, width, height, alt, caption });
      fill();
    } catch (error) {
      giveUp(key, imageFailure(error));
    }
  };
  const addFiles = (files: readonly File[], at?: number): void => {
    const editor = getEditor();
    if (editor === null) return;
    const problem = files.map(imageProblem).find((found) => found !== null);
    if (problem != null) say({ kind: 'danger', text: problem });
    const added = files
      .filter((file) => imageProblem(file) === null)
      .map((file) => ({ key: crypto.randomUUID(), file, name: file.name }));
    for (const { key } of added) holdPlace(editor, key, at);
    setWaiting((others) => [...others, ...added]);
  };
  const addPasted = (images: readonly PastedImage[]): void => {
    for (const { key, data, alt } of images) {
      const file = blobOf(data);
      if (file === null) giveUp(key, adminTexts.articles.imageFailed);
      else if (imageProblem(file) !== null) giveUp(key, adminTexts.articles.imageTooLarge);
      else if (alt !== '') void inTurn(() => send(key, file, { alt, caption: '' }));
      else setWaiting((others) => [...others, { key, file, name: 'Pasted image' }]);
    }
  };
  const [first] = waiting;
  const next = (): void => setWaiting((all) => all.slice(1));
  return {
    /** The one that is asked about now. */
    asked: first,
    addFiles,
    addPasted,
    /** After something was undone or done again. */
    fill,
    describe: (words: ImageWords): void => {
      if (first === undefined) return;
      next();
      void inTurn(() => send(first.key, first.file, words));
    },
    cancel: (): void => {
      if (first === undefined) return;
      next();
      giveUp(first.key);
    },
  };
}
