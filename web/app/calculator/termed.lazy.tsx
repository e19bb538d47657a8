import { lazyTermed } from '../payoff-plan/termed.lazy.tsx';

const load = async () => (await import('./rare-parts.ts')).loadTermed();

/** Many rows may have terms, and that they could not be worked out is said once. */
const nothing = () => <></>;

export const LazyTermedPlan = lazyTermed(async () => (await load()).TermedPlan);
export const LazyRowTerms = lazyTermed(async () => (await load()).RowTerms, nothing);
