/** The one thing that the editor says about what it could not do. */
import { useState } from 'react';

export type Notice = { readonly kind: 'info' | 'danger'; readonly text: string };

export function useNotice() {
  const [notice, setNotice] = useState<Notice | null>(null);
  return { notice, say: setNotice, clear: () => setNotice(null) };
}
