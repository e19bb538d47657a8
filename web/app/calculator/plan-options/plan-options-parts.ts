/** What stands in the options of a plan, which few open: in one file, that comes with the first of them. */
export { PlanOptionsFields } from './plan-options-fields.tsx';
export { PlannedLine } from './planned-line.tsx';
