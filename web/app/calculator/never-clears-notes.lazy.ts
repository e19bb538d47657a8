/** What is said where debts would never be cleared; most never see it, and nobody waits for it. */
import { lazyNotice } from '../ui/lazy-notice.ts';

const load = async () => (await import('./rare-parts.ts')).loadNeverClearsNotes();

export const LazyNeverClearsReason = lazyNotice(async () => (await load()).NeverClearsReason);
export const LazyNeverClearsAdvice = lazyNotice(async () => (await load()).NeverClearsAdvice);
export const LazyBelowInterestNote = lazyNotice(async () => (await load()).BelowInterestNote);
export const LazyDebtClearingAdvice = lazyNotice(async () => (await load()).DebtClearingAdvice);
