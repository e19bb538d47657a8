/** What a plan counts beyond rates and payments that stay: the terms of each debt, and of the plan. */
import { shortName } from '@debt-payoff/contract/names-in-sentences';
import { termedPlanTexts } from '@debt-payoff/contract/texts/termed-plan';
import { TypedName } from '../ui/typed-name.tsx';

const { terms: texts } = termedPlanTexts;

/** More than these are behind a press: of many debts they would push the answer out of sight. */
const linesMost = 5;

export function TermsList(props: {
  /** Of each debt, in the plan's order; empty for those without. */
  readonly debtLines: readonly string[];
  readonly planLine: string;
  readonly debtNames: readonly string[];
}) {
  const { planLine, debtNames } = props;
  const debts = props.debtLines.flatMap((line, debt) => (line === '' ? [] : [{ debt, line }]));
  if (debts.length === 0 && planLine === '') return null;
  const list = (
    <ul>
      {debts.map(({ debt, line }) => (
        <li key={debt}>
          <b>
            <TypedName name={shortName(debtNames[debt] ?? '')} />
          </b>{' '}
          {line}
        </li>
      ))}
      {planLine === '' ? null : (
        <li>
          <b>{texts.plan}</b> {planLine}
        </li>
      )}
    </ul>
  );
  if (debts.length > linesMost) {
    return (
      <details className="terms-list">
        <summary>{texts.list}</summary>
        {list}
      </details>
    );
  }
  return (
    <section className="terms-list" aria-label={texts.list}>
      {list}
    </section>
  );
}
