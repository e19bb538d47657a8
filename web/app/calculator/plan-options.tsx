/** 'Plan options', beside the extra payment: closed it is one line, and what stands in it comes with its first opening. */
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyTermed } from '../payoff-plan/termed.lazy.tsx';
import { lazyNotice } from '../ui/lazy-notice.ts';
import type { PlanProblems } from './plan-options/planned-line.tsx';
import type { Calculator } from './use-calculator.ts';

const load = async () => (await import('./rare-parts.ts')).loadPlanOptions();
const PlannedLine = lazyNotice(async () => (await load()).PlannedLine);
const PlanOptionsFields = lazyTermed(async () => (await load()).PlanOptionsFields);

export function PlanOptions(props: {
  readonly calculator: Calculator;
  /** How often it was tried to send the form. */
  readonly attempt: number;
  readonly isWrong: boolean;
  readonly onReady: (problems: PlanProblems) => void;
}) {
  const { rows, options, typedOptions } = props.calculator;
  const details = useRef<HTMLDetailsElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  // It may have been opened before the scripts ran, and what is left each month may come along with the visitor.
  useEffect(
    () =>
      setIsWanted(
        details.current?.open === true || window.history.state?.usr?.leftEachMonth !== undefined,
      ),
    [],
  );
  const isUsed =
    isWanted ||
    options ||
    typedOptions ||
    rows.some(({ place, typedOneOffs }) => typedOneOffs || place !== undefined);
  return (
    <details className="plan-options" ref={details} onToggle={() => setIsWanted(true)}>
      <summary>
        <b>{calculatorTexts.planOptions}</b>
        <Suspense>{isUsed ? <PlannedLine {...props} /> : null}</Suspense>
      </summary>
      <Suspense>{isUsed ? <PlanOptionsFields {...props} details={details} /> : null}</Suspense>
    </details>
  );
}
