/**
 * The create-portfolio dialog on its way through /strategies and back, or through a reload: that it is
 * to be opened again, and for which portfolio.
 */
import { localStorageKeys, sessionStorageKeys } from '@debt-payoff/contract/storage-keys';
import { readPortfolioId } from '../debts/portfolio-pages.ts';
import { forget } from '../session/browser-storage.ts';
import { forgetOwn, recallOwn } from '../session/personal-storage.ts';

const {
  restorePortfolioModal,
  portfolioId,
  portfolioDebts,
  showPortfolioAlert,
  calculatorDataAuthenticated,
  calculatorDataAnonymous,
} = localStorageKeys;
const { portfolioBeingFilled, debtsBeingTyped } = sessionStorageKeys;

/** The portfolio that was being filled; null where the dialog was not left half done. */
export function findPortfolioToContinue(): number | null {
  const isLeft = recallOwn('local', restorePortfolioModal) !== null;
  const id = isLeft ? recallOwn('local', portfolioId) : recallOwn('session', portfolioBeingFilled);
  return readPortfolioId(id ?? undefined);
}

/** That it is to be opened again. What was typed stays for the calculator, which may still be loading. */
export function forgetRestoreMark(): void {
  forgetOwn('local', restorePortfolioModal);
}

export function forgetRestoreState(): void {
  forgetOwn('local', restorePortfolioModal, portfolioId, portfolioDebts, showPortfolioAlert);
  forgetOwn('session', portfolioBeingFilled, debtsBeingTyped);
}

/** For pages on which nothing is to be restored: what waits there would surprise somebody later. */
export function forgetRestoreData(): void {
  forgetRestoreState();
  forgetOwn('local', calculatorDataAuthenticated);
  forget('local', calculatorDataAnonymous);
}
