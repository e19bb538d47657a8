/**
 * What carries the calculator of the create-portfolio dialog through a visit to another page: that the
 * dialog is to be opened again, for which portfolio, and what was typed.
 */
import { localStorageKeys, sessionStorageKeys } from '@debt-payoff/contract/storage-keys';
import { forgetOwn, keepOwn, recallOwn } from '../session/personal-storage.ts';
import { type Draft, emptyDraft, isEmpty, parseDraft } from './draft.ts';

const { restorePortfolioModal, portfolioId, portfolioDebts, showPortfolioAlert } = localStorageKeys;
const { portfolioBeingFilled, debtsBeingTyped } = sessionStorageKeys;

type Embedded = {
  readonly draft: Draft;
  /** Whether it was left before it was saved. */
  readonly isContinued: boolean;
};

export function keepEmbedded(id: number, draft: Draft): void {
  keepOwn('local', restorePortfolioModal, 'true');
  keepOwn('local', portfolioId, String(id));
  keepOwn('local', portfolioDebts, JSON.stringify(draft));
  keepOwn('local', showPortfolioAlert, 'true');
}

/** From key to key, for this tab: a reload loses nothing, and nobody is surprised by it on another day. */
export function keepTyped(id: number, draft: Draft): void {
  if (isEmpty(draft)) {
    forgetOwn('session', portfolioBeingFilled, debtsBeingTyped);
    return;
  }
  keepOwn('session', portfolioBeingFilled, String(id));
  keepOwn('session', debtsBeingTyped, JSON.stringify(draft));
}

/** Another portfolio's debts are not taken over. */
export function recallEmbedded(id: number): Embedded {
  const isLeft = recallOwn('local', portfolioId) === String(id);
  const left = isLeft ? parseDraft(recallOwn('local', portfolioDebts)) : null;
  if (left !== null) {
    return { draft: left, isContinued: recallOwn('local', showPortfolioAlert) !== null };
  }
  const isTyped = recallOwn('session', portfolioBeingFilled) === String(id);
  const typed = isTyped ? parseDraft(recallOwn('session', debtsBeingTyped)) : null;
  return { draft: typed ?? emptyDraft, isContinued: typed !== null };
}

export function forgetEmbedded(): void {
  forgetOwn('local', restorePortfolioModal, portfolioId, portfolioDebts, showPortfolioAlert);
}
