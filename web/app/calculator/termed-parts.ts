/** What the calculator needs for plans with terms: their figures, their rules, and their terms in words. */
import { termedRules } from '../payoff-plan/termed-rules.ts';
import { setTermedRules } from './rows.ts';

export { TermedPlan } from './termed-plan.tsx';
export { RowTerms } from './terms-lines.tsx';

setTermedRules(termedRules);
