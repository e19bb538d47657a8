/** What few come to. The list of what each needs is long, so that it is here and not in what everyone loads. */
export const loadClearingSums = () => import('./clearing-sums.tsx');
export const loadCustomOrderNote = () => import('./custom-order-note.tsx');
export const loadHiddenWorkNotice = () => import('../session/hidden-work-notice.tsx');
export const loadPortfolioPlan = () => import('./portfolio-plan.tsx');
