/** What both pages with the calculator say about it: the way it works, the plans, and four questions. */
import { HowItWorks } from './how-it-works.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import { Questions } from './questions.tsx';

export function Explanations() {
  return (
    <div id="how-it-works">
      <HowItWorks />
      <PlanComparison />
      <Questions />
    </div>
  );
}
