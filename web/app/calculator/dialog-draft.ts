/** What is typed in the create-portfolio dialog, through a reload or a visit to another page and back. */
import { localStorageKeys, sessionStorageKeys } from '@debt-payoff/contract/storage-keys';
import { storedDraft, storedText } from '../session/stored-drafts.ts';
import { type Draft, emptyDraft, isEmpty, readDraft } from './draft.ts';

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

/** What it was left with; what is typed in this tab stays. */
export function forgetDialogDraft(): void {
  for (const stored of [reopening, leftPortfolio, leftDebts, leftUnsaved]) stored.clear();
}
