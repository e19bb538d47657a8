/** What comes later, or to few. The list of what each needs is long, so that it is here and not in what everyone loads. */
export const loadSaveDialog = () => import('./rows-save-dialog.tsx');
export const loadExportStep = () => import('./export-step.tsx');
export const loadLimitStep = () => import('./limit-step.tsx');
export const loadRequests = () => import('./request-draft.ts');
export const loadNeverClearsNotes = () => import('./never-clears-notes.tsx');
export const loadArrivalNotices = () => import('./arrival-notices.tsx');
export const loadSignInToSave = () => import('./sign-in-to-save.ts');
export const loadLinkedDraft = () => import('./linked-draft.ts');
export const loadRowHint = () => import('./row-hint.tsx');
export const loadAnswerBar = () => import('./answer-bar.tsx');
export const loadUncountedList = () => import('./uncounted-list.tsx');
export const loadAutoPayment = () => import('./auto-payment.tsx');
export const loadPlanOptions = () => import('./plan-options/plan-options-parts.ts');
export const loadUndo = () => import('./undo-removal.tsx');
export const loadTermed = () => import('./termed-parts.ts');
