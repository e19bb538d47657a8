/** What has to be mended before the article can be published: it stays in sight while that is done. */
import { useState } from 'react';
import type { SaveKind } from './autosave.ts';
import { publishingProblems } from './save-refusals.ts';

const none: readonly string[] = [];

export function useToMend() {
  const [sentences, setSentences] = useState(none);
  return {
    sentences,
    noteFailure: (error: unknown): void => setSentences((before) => toMendAfter(before, error)),
    /** Drafts may be saved in between, by themselves or by hand. */
    notePress: (kind: SaveKind): void => {
      if (kind !== 'draft') setSentences(none);
    },
  };
}

/** A save that fails for another reason says nothing of what was found in the text. */
export function toMendAfter(before: readonly string[], error: unknown): readonly string[] {
  const found = publishingProblems(error);
  return found.length > 0 ? found : before;
}
