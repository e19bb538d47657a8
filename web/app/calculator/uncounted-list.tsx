/** Which debts are not counted yet, and what is missing of each; each line leads to its field. */
import { count } from '@debt-payoff/contract/counts';
import { FieldLink } from '../ui/field-link.tsx';
import type { UncountedFigures } from './counted-debts.ts';
import { extraId } from './form-fields.ts';
import { extraProblemLine, missingFieldId, uncountedLine } from './missing-figures.ts';

const debtsNamedMost = 5;

export function UncountedList({ of: { debts, extraProblem } }: { readonly of: UncountedFigures }) {
  const more = debts.length - debtsNamedMost;
  return (
    <ul className="stack">
      {debts.slice(0, debtsNamedMost).map((debt) => (
        <li key={debt.position}>
          <FieldLink fieldId={missingFieldId(debt.row)}>{uncountedLine(debt)}</FieldLink>
        </li>
      ))}
      {more > 0 ? <li>{`The same holds for ${count(more, 'more debt')}`}</li> : null}
      {extraProblem === null ? null : (
        <li>
          <FieldLink fieldId={extraId}>{extraProblemLine(extraProblem)}</FieldLink>
        </li>
      )}
    </ul>
  );
}
