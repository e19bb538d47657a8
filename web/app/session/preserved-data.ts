/** What the calculator and the portfolios keep in the browser, as far as signing in and out touches it. */
import { localStorageKeys, sessionStorageKeys } from '@debt-payoff/contract/storage-keys';
import { forget } from './browser-storage.ts';
import type { Person } from './person.ts';
import {
  forgetClearedResults,
  forgetEndedVisits,
  forgetOwn,
  forgetPerson,
  recallOwn,
} from './personal-storage.ts';

const {
  calculatorDataAnonymous,
  calculatorDataAuthenticated,
  calculatorState,
  calculatorSetAside,
  strategiesMark,
  restorePortfolioModal,
  portfolioDebts,
  portfolioId,
  showPortfolioAlert,
  noAutoCalculate,
  loginRedirect,
  loginRedirectOwner,
  registerRedirect,
  registerRedirectOwner,
  visit,
} = localStorageKeys;
const { justRegistered, strategies, leftPage } = sessionStorageKeys;

const portfolioSessionData = [portfolioDebts, portfolioId, showPortfolioAlert] as const;

/** On the start of the page: what belongs to the other state, and what an earlier visit left half done. */
export function clearStaleData(isSignedIn: boolean): void {
  forgetEndedVisits();
  forgetClearedResults();
  forgetUnowned();
  if (!isSignedIn) return;
  forget('local', calculatorDataAnonymous);
  // A dialog that was left for another page is still to be continued, though that page is loaded again.
  const isContinued = recallOwn('local', restorePortfolioModal) !== null;
  if (!isContinued) forgetOwn('local', ...portfolioSessionData);
}

/** Only people who are signed in leave these. Where nothing says who, they are shown to nobody. */
function forgetUnowned(): void {
  forget('local', calculatorDataAuthenticated, restorePortfolioModal, ...portfolioSessionData);
  const { portfolioBeingFilled, debtsBeingTyped, unsentForms, dismissedMissedPayments } =
    sessionStorageKeys;
  forget('session', portfolioBeingFilled, debtsBeingTyped, unsentForms, dismissedMissedPayments);
}

/** For somebody who signs out. What others have here waits for them. */
export function clearPreservedData(leaver: Person): void {
  if (leaver !== null) forgetPerson(leaver);
  forget('local', calculatorDataAnonymous, calculatorState, calculatorSetAside, strategiesMark);
  forget('local', noAutoCalculate, loginRedirect, loginRedirectOwner);
  forget('local', registerRedirect, registerRedirectOwner);
  clearTabData();
}

function clearTabData(): void {
  forgetEndedVisits();
  forgetUnowned();
  forget('session', justRegistered, strategies, leftPage);
}

/** Each tab has data of its own, which the tab that signs out or clears the calculator cannot reach. */
export function followOtherTabs(): () => void {
  const follow = ({ key, newValue }: StorageEvent): void => {
    if (key?.startsWith(`${visit}:`) && newValue === null) clearTabData();
    if (key?.startsWith(strategiesMark)) forgetClearedResults();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
