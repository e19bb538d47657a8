import { strategyDescriptions } from '@debt-payoff/contract/debt-types';
import type { StrategyName } from '@debt-payoff/engine';
import { comparedOrder } from '../charts/balance-series.ts';

const steps = [
  'Enter each debt: what you owe, its interest rate and what you pay a month. Your latest statement has all three.',
  'Add anything extra you could pay each month, even £10.00. Leave it blank if money is tight.',
  'Compare the three strategies: the month you would be debt free and the interest you would pay.',
  'Follow the plan month by month, and come back when something changes.',
];

const explained: Record<StrategyName, { readonly suits: string; readonly key: string }> = {
  avalanche: {
    suits:
      'The extra money goes to the debt that charges most. It costs the least interest in total.',
    key: 'key',
  },
  snowball: {
    suits:
      'The extra money goes to the debt you can clear soonest. The first win comes early, and its payment rolls on to the next debt.',
    key: 'key key-snow',
  },
  minimum: {
    suits:
      'Every debt gets its usual payment. When one is cleared, its payment is not moved to another, so it takes longest.',
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
                {strategyDescriptions[name].label}
              </dt>
              <dd className="muted">
                {strategyDescriptions[name].explanation} {explained[name].suits}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
