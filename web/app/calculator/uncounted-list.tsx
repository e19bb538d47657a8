/** Which debts are not counted yet, and what is missing of each; each line leads to its field. */
import { count } from '@debt-payoff/contract/counts';
import type { UncountedFigures } from './counted-debts.ts';
import { extraId } from './form-fields.ts';
import { extraProblemWords, missingFieldId, missingFigures } from './missing-figures.ts';

const debtsNamedMost = 5;

export function UncountedList({ of: { debts, extraProblem } }: { readonly of: UncountedFigures }) {
  const more = debts.length - debtsNamedMost;
  return (
    <ul className="stack">
      {debts.slice(0, debtsNamedMost).map(({ position, row }) => (
        <li key={position}>
          <a href={`#${missingFieldId(row)}`}>
            {`Debt ${position} is not counted yet: ${missingFigures(row)}`}
          </a>
        </li>
      ))}
      {more > 0 ? <li>{`The same holds for ${count(more, 'more debt')}`}</li> : null}
      {extraProblem === null ? null : (
        <li>
          <a href={`#${extraId}`}>
            {`The extra payment is not counted yet: ${extraProblemWords(extraProblem)}`}
          </a>
        </li>
      )}
    </ul>
  );
}
