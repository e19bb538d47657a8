/** What the calculator needs for plans with terms: their figures, their rules, their fields, and their terms in words. */
import { setUsualKind } from './draft-actions.ts';
import { withUsualKind } from './usual-kinds.ts';

export { RowKindHint, RowTermsFields, RowTermsLine, TermedRowHint } from './row-terms.tsx';
export { TermedPlan } from './termed-plan.tsx';

setUsualKind(withUsualKind);
