import { lazyTermed } from '../payoff-plan/termed.lazy.tsx';

const load = async () => (await import('./rare-parts.ts')).loadTermed();

/** Many rows may have terms, and that they could not be worked out is said once. */
const nothing = () => <></>;

export const LazyTermedPlan = lazyTermed(async () => (await load()).TermedPlan);
export const LazyRowTermsLine = lazyTermed(async () => (await load()).RowTermsLine, nothing);
export const LazyRowTermsFields = lazyTermed(async () => (await load()).RowTermsFields);
export const LazyTermedRowHint = lazyTermed(async () => (await load()).TermedRowHint, nothing);
export const LazyKindHint = lazyTermed(async () => (await load()).RowKindHint, nothing);
