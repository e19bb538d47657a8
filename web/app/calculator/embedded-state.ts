/**
 * What carries the calculator of the create-portfolio dialog through a visit to another page: that the
 * dialog is to be opened again, for which portfolio, and what was typed.
 */
import { localStorageKeys } from '@debt-payoff/contract/storage-keys';
import { forget, keep, recall } from '../session/browser-storage.ts';
import { type Draft, emptyDraft, readDraft } from './draft.ts';

const { restorePortfolioModal, portfolioId, portfolioDebts, showPortfolioAlert } = localStorageKeys;

type Embedded = {
  readonly draft: Draft;
  /** Whether it was left for another page. */
  readonly isContinued: boolean;
};

export function keepEmbedded(id: number, draft: Draft): void {
  keep('local', restorePortfolioModal, 'true');
  keep('local', portfolioId, String(id));
  keep('local', portfolioDebts, JSON.stringify(draft));
  keep('local', showPortfolioAlert, 'true');
}

/** Another portfolio's debts are not taken over. */
export function recallEmbedded(id: number): Embedded {
  const isThis = recall('local', portfolioId) === String(id);
  const draft = isThis ? readStored(recall('local', portfolioDebts)) : null;
  const isContinued = draft !== null && recall('local', showPortfolioAlert) !== null;
  return { draft: draft ?? emptyDraft, isContinued };
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
