import type { OpeningAnswer } from './opening-answer.ts';

export function AnswerPanel({ answer }: { readonly answer: OpeningAnswer }) {
  return (
    <div className="answer opening-answer">
      <p className="h2">
        {answer.lead} <b>{answer.month}</b>.
      </p>
      <p>{answer.payments}</p>
    </div>
  );
}
