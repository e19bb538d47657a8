/** The options of a plan while they are closed; with it comes what is wrong with them, for the form around. */
import { planOptionsTexts } from '@debt-payoff/contract/texts/plan-options';
import { useEffect, useLayoutEffect } from 'react';
import { useThisMonth } from '../../page/server-facts.ts';
import type { FieldProblem } from '../../ui/error-summary.tsx';
import type { Draft } from '../draft.ts';
import type { Calculator } from '../use-calculator.ts';
import { planProblems } from './plan-problems.ts';
import { plannedLine } from './planned-line-words.ts';
import { typedPlanNow } from './typed-plan.ts';
import { useCarriedLeft } from './use-carried-left.ts';

export type PlanProblems = {
  readonly find: (given: {
    readonly draft: Draft;
    readonly leftEachMonth: string;
  }) => readonly FieldProblem[];
};

export function PlannedLine(props: {
  readonly calculator: Calculator;
  readonly onReady: (problems: PlanProblems) => void;
}) {
  const { calculator, onReady } = props;
  const { change, setLeft } = calculator.actions;
  const thisMonth = useThisMonth();
  useCarriedLeft(setLeft);
  useEffect(() => change((draft) => typedPlanNow(draft, thisMonth)), [change, thisMonth]);
  useLayoutEffect(
    () => onReady({ find: (given) => planProblems(given, thisMonth) }),
    [onReady, thisMonth],
  );
  const words = plannedLine({ draft: calculator, leftPence: calculator.left.pence }, thisMonth);
  return <span className="plan-options-line hint">{words || planOptionsTexts.closedHint}</span>;
}
