import { lazyTermed } from '../payoff-plan/termed.lazy.tsx';

const load = async () => (await import('./load-termed.ts')).loadTermed();

export const LazyTermedComparison = lazyTermed(async () => (await load()).TermedComparison);
