/** Which debts are not counted yet, and what each lacks; each line leads to its field. */
import { count } from '../words/counts.ts';
import type { Uncounted } from './counted-debts.ts';
import { extraId } from './form-fields.ts';
import { extraLack, lackingFieldId, lackOf } from './uncounted-lacks.ts';

const debtsNamedMost = 5;

export function UncountedList({ of: { debts, extraProblem } }: { readonly of: Uncounted }) {
  const more = debts.length - debtsNamedMost;
  return (
    <ul className="stack">
      {debts.slice(0, debtsNamedMost).map(({ position, row }) => (
        <li key={position}>
          <a href={`#${lackingFieldId(row)}`}>
            {`Debt ${position} is not counted yet: ${lackOf(row)}`}
          </a>
        </li>
      ))}
      {more > 0 ? <li>{`The same holds for ${count(more, 'more debt')}`}</li> : null}
      {extraProblem === null ? null : (
        <li>
          <a href={`#${extraId}`}>
            {`The extra payment is not counted yet: ${extraLack(extraProblem)}`}
          </a>
        </li>
      )}
    </ul>
  );
}
