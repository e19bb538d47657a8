/** Saving from the calculator. Anyone who is not signed in does so first, and finds everything as it was. */
import { createPortfolioTexts } from '@debt-payoff/contract/texts/create-portfolio';
import { useLocation, useNavigate } from 'react-router';
import { currentSession } from '../session/session.ts';
import type { Draft } from './draft.ts';
import { type LazyDialog, useLazyDialog } from './use-lazy-dialog.ts';

/** Most visitors never save, so nobody waits for it. */
export const loadSaveDialog = async () => (await import('./rare-parts.ts')).loadSaveDialog();
const saveDialog = {
  load: loadSaveDialog,
  failed: createPortfolioTexts.failed,
} as const;

const loadFirst = (parts: typeof import('./rare-parts.ts')) => parts.loadSignInToSave();
const none = () => null;

/** Its dialog asks where to save. */
export function useSaveToPortfolio(
  draft: Draft,
): Omit<LazyDialog, 'open'> & { readonly start: () => Promise<void> } {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { open, ...dialog } = useLazyDialog(draft, saveDialog);
  return {
    ...dialog,
    start: async () => {
      const isKnown = currentSession().status !== 'signed-out';
      const first = isKnown ? null : await import('./rare-parts.ts').then(loadFirst).catch(none);
      // Where the way to sign in cannot be loaded, neither can the dialog, which says so.
      if (first === null) await open();
      else navigate(first.signInToSave(draft, pathname));
    },
  };
}
