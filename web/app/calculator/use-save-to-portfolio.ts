/** Saving from the calculator. Anyone who is not signed in does so first, and finds everything as it was. */
import { createPortfolioTexts } from '@debt-payoff/contract/texts/create-portfolio';
import { sessionTexts } from '@debt-payoff/contract/texts/session';
import { useLocation, useNavigate } from 'react-router';
import { loginAddress } from '../session/login-address.ts';
import { currentSession } from '../session/session.ts';
import { type Draft, putDraftAside } from './draft.ts';
import { type LazyDialog, useLazyDialog } from './use-lazy-dialog.ts';

/** Most visitors never save, so nobody waits for it. */
export const loadSaveDialog = async () => (await import('./rare-parts.ts')).loadSaveDialog();
const saveDialog = {
  load: loadSaveDialog,
  failed: createPortfolioTexts.failed,
} as const;

/** Its dialog asks where to save. */
export function useSaveToPortfolio(
  draft: Draft,
): Omit<LazyDialog, 'open'> & { readonly start: () => void } {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { open, ...dialog } = useLazyDialog(draft, saveDialog);
  const signInFirst = (): void => {
    putDraftAside(draft);
    navigate(loginAddress({ redirect: pathname, message: sessionTexts.createAccountToSave }));
  };
  return {
    ...dialog,
    start: () => {
      if (currentSession().status === 'signed-out') signInFirst();
      else void open();
    },
  };
}
