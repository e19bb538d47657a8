/** Saving from the calculator. Anyone who is not signed in does so first, and finds everything as it was. */
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { sessionTexts } from '@debt-payoff/contract/texts/session';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loginAddress } from '../session/login-address.ts';
import { currentSession } from '../session/session.ts';
import { type Draft, putDraftAside } from './draft.ts';
import { useFailure } from './use-failure.ts';

type SavingAction = {
  readonly start: () => void;
  /** Whether the dialog that asks where to save is open. */
  readonly isOpen: boolean;
  /** Set where the dialog itself could not be loaded. */
  readonly failure: string | null;
  readonly close: () => void;
};

/** Most visitors never save, so nobody waits for it. */
export const loadSaveDialog = () => import('./rows-save-dialog.tsx');

export function useSaveToPortfolio(draft: Draft): SavingAction {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const [failure, setFailure] = useFailure(draft);
  const signInFirst = (): void => {
    putDraftAside(draft);
    navigate(loginAddress({ redirect: pathname, message: sessionTexts.createAccountToSave }));
  };
  const openDialog = async (): Promise<void> => {
    const isLoaded = await loadSaveDialog().then(
      () => true,
      () => false,
    );
    setIsOpen(isLoaded);
    setFailure(isLoaded ? null : calculatorTexts.save.createPortfolioFailed);
  };
  return {
    start: () => (currentSession().status === 'signed-out' ? signInFirst() : void openDialog()),
    isOpen,
    failure,
    close: () => {
      setIsOpen(false);
      setFailure(null);
    },
  };
}
