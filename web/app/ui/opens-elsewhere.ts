import type { MouseEvent } from 'react';

/** A press on a link that opens it in another tab or window, or saves it. */
export function opensElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
