/**
 * The create-portfolio dialog through a reload, or through a visit to another page and back: whether it is to be
 * opened again, and for which portfolio. What was typed in it is the calculator's, which comes later.
 */
import {
  localStorageKeys as local,
  sessionStorageKeys as tab,
} from '@debt-payoff/contract/storage-keys';
import { readPortfolioId } from '../debts/portfolio-pages.ts';
import { type DraftKey, storedText } from '../session/stored-drafts.ts';

/** The portfolio that was being filled; null where the dialog was not left half done. */
export function findPortfolioToContinue(): number | null {
  const isLeft = storedText(local.restorePortfolioModal).read() !== null;
  const id = storedText(isLeft ? local.portfolioId : tab.portfolioBeingFilled).read();
  return readPortfolioId(id ?? undefined);
}

/** That it is to be opened again. What was typed stays for the calculator, which may still be loading. */
export function forgetReopening(): void {
  clear(local.restorePortfolioModal);
}

export function forgetDialog(): void {
  clear(local.restorePortfolioModal, local.portfolioId, local.portfolioDebts);
  clear(local.showPortfolioAlert, tab.portfolioBeingFilled, tab.debtsBeingTyped);
}

/** For pages on which nothing is to be restored: what waits there would surprise somebody later. */
export function forgetAllToRestore(): void {
  forgetDialog();
  clear(local.calculatorDataAuthenticated, local.calculatorDataAnonymous);
}

function clear(...keys: readonly DraftKey[]): void {
  for (const key of keys) storedText(key).clear();
}
