/** 'Plan options', beside the extra payment: closed it is one line, and what stands in it comes with its first opening. */
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
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
  const { calculator, attempt, isWrong, onReady } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [openedFor, setOpenedFor] = useState(0);
  const details = useRef<HTMLDetailsElement>(null);
  // It may have been opened before the scripts ran.
  useEffect(() => setIsOpen(details.current?.open === true), []);
  if (isWrong && attempt > openedFor) {
    setOpenedFor(attempt);
    setIsOpen(true);
  }
  const isUsed =
    (calculator.options ?? calculator.typedOptions ?? calculator.leftPounds ?? null) !== null ||
    calculator.rows.some(
      ({ place, terms, typedOneOffs }) => place !== undefined || (terms?.oneOffs ?? typedOneOffs),
    );
  return (
    <details
      className="plan-options"
      open={isOpen}
      ref={details}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <b>{calculatorTexts.planOptions.title}</b>
        {isUsed ? null : (
          <span className="plan-options-line hint">{calculatorTexts.planOptions.hint}</span>
        )}
        <Suspense>
          {isUsed || isOpen ? <PlannedLine calculator={calculator} onReady={onReady} /> : null}
        </Suspense>
      </summary>
      {isOpen ? (
        <Suspense fallback={<p className="hint">{navigationTexts.loading}</p>}>
          <PlanOptionsFields calculator={calculator} showsProblems={attempt > 0} />
        </Suspense>
      ) : null}
    </details>
  );
}
