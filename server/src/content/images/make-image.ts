/** Makes of an uploaded file the sizes that pages use. Nothing of the file is left in them but its pixels. */
import type { Capacity } from '../../platform/capacity.ts';
import { createTurns } from '../../platform/turns.ts';
import { createImageProcess } from './image-process.ts';
import type { MadeImage } from './image-sizes.ts';
import { readImageHeader } from './read-header.ts';

export type ImageMaker = Capacity & {
  /** Null for what is no image that we take. */
  readonly make: (bytes: Buffer) => Promise<MadeImage | null>;
  readonly close: () => void;
};

/** An image of 40 million pixels takes some seconds and some hundred megabytes: one after the other. */
const bounds = { atOnceMax: 1, waitingMax: 4, retryAfterSeconds: 10 };

export function createImageMaker(): ImageMaker {
  const { isFull, inTurn } = createTurns(bounds);
  const { make, close } = createImageProcess();
  return {
    isFull,
    make: async (bytes) => {
      const header = readImageHeader(bytes);
      return header === null ? null : inTurn(() => make({ bytes, format: header.format }));
    },
    close,
  };
}
