/** What the calculator and the portfolios keep in the browser, as far as signing in and out touches it. */
import { localStorageKeys, sessionStorageKeys } from '@debt-payoff/contract/storage-keys';
import { forget, keep, recall } from './browser-storage.ts';

const {
  calculatorDataAnonymous,
  calculatorDataAuthenticated,
  calculatorState,
  calculatorSetAside,
  restorePortfolioModal,
  portfolioDebts,
  portfolioId,
  showPortfolioAlert,
  noAutoCalculate,
  loginRedirect,
  registerRedirect,
} = localStorageKeys;

const portfolioSessionData = [portfolioDebts, portfolioId, showPortfolioAlert] as const;

/** On the start of the page: what belongs to the other state, and what an earlier visit left half done. */
export function clearStaleData(isSignedIn: boolean): void {
  forget('local', isSignedIn ? calculatorDataAnonymous : calculatorDataAuthenticated);
  // A dialog that was left for another page is still to be continued, though that page is loaded again.
  const isContinued = isSignedIn && recall('local', restorePortfolioModal) !== null;
  if (!isContinued) forget('local', ...portfolioSessionData);
}

/** What a visitor had put aside in order to sign in is theirs afterwards. */
export function claimAnonymousData(): void {
  const stashed = recall('local', calculatorDataAnonymous);
  if (stashed === null) return;
  keep('local', calculatorDataAuthenticated, stashed);
  forget('local', calculatorDataAnonymous);
}

export function clearPreservedData(): void {
  forget('local', calculatorDataAnonymous, calculatorDataAuthenticated);
  forget('local', calculatorState, calculatorSetAside);
  forget('local', restorePortfolioModal, ...portfolioSessionData, noAutoCalculate);
  forget('local', loginRedirect, registerRedirect);
  clearTabData();
}

/** Each tab has its own, which the tab that signs out cannot reach. */
export function clearTabData(): void {
  const { justRegistered, strategies, portfolioBeingFilled, debtsBeingTyped, unsentForms } =
    sessionStorageKeys;
  forget('session', justRegistered, strategies, portfolioBeingFilled, debtsBeingTyped, unsentForms);
}
