/**
 * What carries the calculator of the create-portfolio dialog through a visit to another page: that the
 * dialog is to be opened again, for which portfolio, and what was typed.
 */
import { localStorageKeys, sessionStorageKeys } from '@debt-payoff/contract/storage-keys';
import { forget, keep, recall } from '../session/browser-storage.ts';
import { type Draft, emptyDraft, isEmpty, readDraft } from './draft.ts';

const { restorePortfolioModal, portfolioId, portfolioDebts, showPortfolioAlert } = localStorageKeys;
const { portfolioBeingFilled, debtsBeingTyped } = sessionStorageKeys;

type Embedded = {
  readonly draft: Draft;
  /** Whether it was left before it was saved. */
  readonly isContinued: boolean;
};

export function keepEmbedded(id: number, draft: Draft): void {
  keep('local', restorePortfolioModal, 'true');
  keep('local', portfolioId, String(id));
  keep('local', portfolioDebts, JSON.stringify(draft));
  keep('local', showPortfolioAlert, 'true');
}

/** From key to key, for this tab: a reload loses nothing, and nobody is surprised by it on another day. */
export function keepTyped(id: number, draft: Draft): void {
  if (isEmpty(draft)) {
    forget('session', portfolioBeingFilled, debtsBeingTyped);
    return;
  }
  keep('session', portfolioBeingFilled, String(id));
  keep('session', debtsBeingTyped, JSON.stringify(draft));
}

/** Another portfolio's debts are not taken over. */
export function recallEmbedded(id: number): Embedded {
  const isLeft = recall('local', portfolioId) === String(id);
  const left = isLeft ? readStored(recall('local', portfolioDebts)) : null;
  if (left !== null) {
    return { draft: left, isContinued: recall('local', showPortfolioAlert) !== null };
  }
  const isTyped = recall('session', portfolioBeingFilled) === String(id);
  const typed = isTyped ? readStored(recall('session', debtsBeingTyped)) : null;
  return { draft: typed ?? emptyDraft, isContinued: typed !== null };
}

export function forgetEmbedded(): void {
  forget('local', restorePortfolioModal, portfolioId, portfolioDebts, showPortfolioAlert);
}

function readStored(text: string | null): Draft | null {
  try {
    return readDraft(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}
