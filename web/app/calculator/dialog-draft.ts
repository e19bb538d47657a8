/**
 * The create-portfolio dialog through a reload, or through a visit to another page and back: that it is to be
 * opened again, for which portfolio, and what was typed.
 */
import { localStorageKeys, sessionStorageKeys } from '@debt-payoff/contract/storage-keys';
import { readPortfolioId } from '../debts/portfolio-pages.ts';
import { storedDraft, storedText } from '../session/stored-drafts.ts';
import { type Draft, emptyDraft, forgetPutAside, isEmpty, readDraft } from './draft.ts';

/** Of a dialog that was left for another page, in any tab. */
const reopening = storedText(localStorageKeys.restorePortfolioModal);
const leftPortfolio = storedText(localStorageKeys.portfolioId);
const leftDebts = storedDraft(localStorageKeys.portfolioDebts, readDraft);
const leftUnsaved = storedText(localStorageKeys.showPortfolioAlert);
/** From key to key, for this tab: a reload loses nothing, and nobody is surprised by it on another day. */
const typedPortfolio = storedText(sessionStorageKeys.portfolioBeingFilled);
const typedDebts = storedDraft(sessionStorageKeys.debtsBeingTyped, readDraft);

type DialogDraft = {
  readonly draft: Draft;
  /** Whether it was left before it was saved. */
  readonly isContinued: boolean;
};

/** The portfolio that was being filled; null where the dialog was not left half done. */
export function findPortfolioToContinue(): number | null {
  const id = reopening.read() === null ? typedPortfolio.read() : leftPortfolio.read();
  return readPortfolioId(id ?? undefined);
}

export function keepWhenLeaving(id: number, draft: Draft): void {
  reopening.write('true');
  leftPortfolio.write(String(id));
  leftDebts.write(draft);
  leftUnsaved.write('true');
}

export function keepTyped(id: number, draft: Draft): void {
  typedPortfolio.write(isEmpty(draft) ? null : String(id));
  typedDebts.write(isEmpty(draft) ? null : draft);
}

/** Another portfolio's debts are not taken over. */
export function recallDialogDraft(id: number): DialogDraft {
  const left = leftPortfolio.read() === String(id) ? leftDebts.read() : null;
  if (left !== null) return { draft: left, isContinued: leftUnsaved.read() !== null };
  const typed = typedPortfolio.read() === String(id) ? typedDebts.read() : null;
  return { draft: typed ?? emptyDraft, isContinued: typed !== null };
}

/** That it is to be opened again. What was typed stays for the calculator, which may still be loading. */
export function forgetReopening(): void {
  reopening.clear();
}

/** What it was left with; what is typed in this tab stays. */
export function forgetDialogDraft(): void {
  for (const stored of [reopening, leftPortfolio, leftDebts, leftUnsaved]) stored.clear();
}

export function forgetDialog(): void {
  forgetDialogDraft();
  typedPortfolio.clear();
  typedDebts.clear();
}

/** For pages on which nothing is to be restored: what waits there would surprise somebody later. */
export function forgetAllToRestore(): void {
  forgetDialog();
  forgetPutAside();
}
