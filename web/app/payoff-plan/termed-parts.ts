/** What plans with terms need beyond others, whatever page they are on. */
export { ClearingGoals, OnlyAskedNeverClears } from './clearing-goals.tsx';
export { planAt, plannedAt } from './plan-at.ts';
