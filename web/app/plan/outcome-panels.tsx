/** When debts could be paid off, or that they would not be: of one portfolio, and of all of them. */
import { planTexts } from '@debt-payoff/contract/texts/plan';
import { type ReactNode, useId } from 'react';
import { FreeAdvice } from '../debt-help/free-advice.tsx';
import { monthWords } from '../words/months.ts';

type PanelProps = {
  readonly children: ReactNode;
  /** How far they have come, at the end. */
  readonly progress: ReactNode;
};

export function CouldBeDebtFree({
  month,
  monthWithoutMortgage,
  details,
  children,
  progress,
}: PanelProps & {
  readonly month: string;
  readonly monthWithoutMortgage: string | null;
  /** What follows the months. */
  readonly details: ReactNode;
}) {
  return (
    <AnswerPanel label={planTexts.couldBeDebtFree} figure={monthWords(month)} progress={progress}>
      {children}
      {monthWithoutMortgage === null ? null : (
        <p>Without the mortgage: {monthWords(monthWithoutMortgage)}.</p>
      )}
      {details}
    </AnswerPanel>
  );
}

/** 'You are', 'This portfolio is' */
export function DebtFree({ label, ...rest }: PanelProps & { readonly label: string }) {
  return <AnswerPanel label={label} figure={planTexts.debtFree} {...rest} />;
}

function AnswerPanel(props: PanelProps & { readonly label: string; readonly figure: string }) {
  const titleId = useId();
  return (
    <section className="answer dashboard-answer" aria-labelledby={titleId}>
      <h2 id={titleId} className="debt-free-title">
        <span className="answer-label">{props.label}</span>{' '}
        <span className="answer-month">{props.figure}</span>
      </h2>
      {props.children}
      {props.progress}
    </section>
  );
}

export function NotCleared({
  title = planTexts.notCleared,
  children,
  progress,
}: PanelProps & { readonly title?: string }) {
  const titleId = useId();
  return (
    <section className="card stack" aria-labelledby={titleId}>
      <h2 id={titleId} className="h3">
        {title}
      </h2>
      {children}
      <FreeAdvice />
      {progress}
    </section>
  );
}
