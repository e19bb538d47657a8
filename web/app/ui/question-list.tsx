/** Questions, each of which opens to its answer. */
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

export function QuestionList({
  items,
}: {
  readonly items: readonly { readonly question: string; readonly answer: ReactNode }[];
}) {
  return (
    <div className="questions">
      {items.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            {question}
            <ChevronDown className="icon" aria-hidden="true" />
          </summary>
          {typeof answer === 'string' ? <p>{answer}</p> : answer}
        </details>
      ))}
    </div>
  );
}
