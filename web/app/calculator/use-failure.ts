import { useState } from 'react';
import type { Draft } from './draft.ts';

/** What went wrong with the figures as they stand. It is over once they are others. */
export function useFailure(
  draft: Draft,
): readonly [string | null, (failure: string | null) => void] {
  const [failure, setFailure] = useState<string | null>(null);
  const [failed, setFailed] = useState(draft);
  if (failed !== draft) {
    setFailed(draft);
    setFailure(null);
  }
  return [failure, setFailure];
}
