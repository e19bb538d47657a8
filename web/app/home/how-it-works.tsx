import { comparedOrder, strategyLabel } from '@debt-payoff/contract/debt-types';
import { strategyExplanations } from '@debt-payoff/contract/strategy-explanations';
import type { StandardStrategyName } from '@debt-payoff/engine';

const steps = [
  'Enter each debt: what you owe, its interest rate and what you pay a month. Your latest statement has all three.',
  'Add anything extra you could pay each month, even £10.00. Leave it blank if money is tight.',
  'Compare the three strategies: the month you could be debt free and the interest you would pay.',
  'Follow the plan month by month, and come back when something changes.',
];

const explained: Record<StandardStrategyName, { readonly suits: string; readonly key: string }> = {
  avalanche: {
    suits:
      'Extra money goes there, and so does the payment of each debt that is cleared. This usually costs the least interest.',
    key: 'key',
  },
  snowball: {
    suits:
      'Extra money goes there, and so does the payment of each debt that is cleared. The first debt is often gone sooner.',
    key: 'key key-snow',
  },
  minimum: {
    suits:
      'When a debt is cleared, its payment does not move to another, so this often takes longer and costs more.',
    key: 'key key-min',
  },
};

export function HowItWorks() {
  return (
    <section className="section page" aria-labelledby="how-title">
      <div className="section-head">
        <h2 id="how-title">How it works</h2>
        <p>Four steps, about five minutes, no account. What you type is kept in your browser.</p>
      </div>
      <div className="split">
        <ol className="steps">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <dl className="stack">
          {comparedOrder.map((name) => (
            <div key={name}>
              <dt className="h4">
                <span className={explained[name].key} aria-hidden="true" />
                {strategyLabel(name)}
              </dt>
              <dd className="muted">
                {strategyExplanations[name]} {explained[name].suits}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
