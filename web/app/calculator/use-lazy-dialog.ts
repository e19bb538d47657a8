/** A dialog whose code comes when it is asked for. Where it does not come, the form says so. */
import { useState } from 'react';
import type { Draft } from './draft.ts';
import { useFailure } from './use-failure.ts';

export type LazyDialog = {
  readonly isOpen: boolean;
  /** Set where the dialog itself could not be loaded. */
  readonly failure: string | null;
  readonly open: () => Promise<void>;
  readonly close: () => void;
};

export function useLazyDialog(
  draft: Draft,
  dialog: { readonly load: () => Promise<unknown>; readonly failed: string },
): LazyDialog {
  const [isOpen, setIsOpen] = useState(false);
  const [failure, setFailure] = useFailure(draft);
  return {
    isOpen,
    failure,
    open: async () => {
      const isLoaded = await dialog.load().then(
        () => true,
        () => false,
      );
      setIsOpen(isLoaded);
      setFailure(isLoaded ? null : dialog.failed);
    },
    close: () => {
      setIsOpen(false);
      setFailure(null);
    },
  };
}
