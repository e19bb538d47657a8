/** The rules of the payoff engine in words, followed by hand once, and where real figures differ. */
import type { StrategyName } from '@debt-payoff/engine';
import { DebtHelpLink } from '../../debt-help/debt-help-link.tsx';
import { ContactEmailLink } from '../../page/contact-email-link.tsx';
import { BulletList, InformationPage, InformationSection } from '../information-page.tsx';
import type { CalculationFacts } from './calculation-facts.server.ts';
import { DealsSection } from './deals-section.tsx';
import { LenderExamplesSection, UnmatchedSection } from './lender-examples.tsx';
import { RateSection } from './rate-section.tsx';
import { WorkedExampleSection } from './worked-example.tsx';

export function HowWeCalculate({ facts }: { readonly facts: CalculationFacts }) {
  return (
    <InformationPage
      title="How we calculate"
      lead="Each month we add interest to every debt, take off its payment, and put what is left towards the debt that your strategy pays first. All of it in whole pence."
    >
      <p>
        <b>Estimate. Information, not advice. Your statement is right where it differs.</b>
      </p>
      <Steps />
      <WorkedExampleSection example={facts.example} />
      <Strategies strategies={facts.strategies} />
      <DealsSection deals={facts.deals} />
      <NeverCleared facts={facts} />
      <RateSection rates={facts.rates} balance={facts.ratesBalance} />
      <LenderExamplesSection facts={facts} />
      <UnmatchedSection facts={facts} />
      <WhyFiguresDiffer facts={facts} />
      <InformationSection title="Debts that you save">
        <p>
          The month of a portfolio is worked out in the same way, from today: we start with the
          balances that your recorded payments, statements and charges leave, and this month counts
          what you have paid already.
        </p>
        <p>
          If a figure looks wrong to you, please tell us: <ContactEmailLink />.
        </p>
      </InformationSection>
    </InformationPage>
  );
}

function Steps() {
  return (
    <InformationSection title="One month, step by step">
      <ol className="information-steps">
        <li>
          <b>Interest.</b> Every debt that is still owed is charged its balance times its rate for
          the month: a simple yearly rate is divided by 12, and an APR comes to a little less. That
          is rounded to the penny, and half a penny is rounded up.
        </li>
        <li>
          <b>Monthly payments.</b> Every debt gets its own monthly payment, or what its lender asks
          for where you have entered that, or what is left of it if that is less.
        </li>
        <li>
          <b>What is left over.</b> Your extra payment, and with avalanche, snowball and your own
          order also the payments that cleared debts no longer need, go where your strategy sends
          them, in the same month.
        </li>
      </ol>
      <p>
        Then the next month begins with the balances that remain, until every one of them is £0.00.
      </p>
    </InformationSection>
  );
}

/** In the order in which they are explained, with what is done where two debts are alike. */
const rules: readonly { readonly name: StrategyName; readonly rule: string }[] = [
  {
    name: 'avalanche',
    rule: 'Where two rates are equal, the smaller balance comes first, and where those are equal too, the debt that you entered first.',
  },
  {
    name: 'snowball',
    rule: 'Where two balances are equal, the higher rate comes first, and where those are equal too, the debt that you entered first. It goes by the balances at the start of each month.',
  },
  {
    name: 'custom',
    rule: 'Debts that you have not arranged come last, as you entered them.',
  },
  {
    name: 'minimum',
    rule: 'It is split between the debts that are still owed, and odd pennies go to those that you entered first. The payment of a cleared debt does not move to another.',
  },
];

function Strategies({ strategies }: { readonly strategies: CalculationFacts['strategies'] }) {
  return (
    <InformationSection title="Where the money goes">
      <dl className="stack">
        {rules.map(({ name, rule }) => {
          const strategy = strategies.find((known) => known.name === name);
          return (
            <div key={name}>
              <dt className="h4">{name === 'custom' ? 'Your own order' : strategy?.label}</dt>
              <dd>
                {strategy?.explanation} {rule}
              </dd>
            </div>
          );
        })}
      </dl>
      <p>
        With the first three, money goes to one debt after the other until it is spent: once the
        first is cleared, the rest goes to the next.
      </p>
    </InformationSection>
  );
}

function NeverCleared({ facts }: { readonly facts: CalculationFacts }) {
  return (
    <InformationSection title="When a plan never clears">
      <p>
        A debt whose payment is no more than its interest does not go down. We look ahead{' '}
        {facts.monthsMax}, which is {facts.yearsMax}, and stop sooner if a balance passes{' '}
        {facts.balanceCeiling}. A plan that still owes money then has no month and no total: we say
        that it does not clear, which payment would clear it, and where to get{' '}
        <DebtHelpLink>free debt help</DebtHelpLink>.
      </p>
    </InformationSection>
  );
}

function WhyFiguresDiffer({ facts }: { readonly facts: CalculationFacts }) {
  return (
    <>
      <InformationSection title="Why your lender's figure can differ">
        <BulletList items={facts.whyFiguresDiffer} />
      </InformationSection>
      <InformationSection title="What the calculator does not know">
        <BulletList items={facts.whatIsNotKnown} />
        <p>
          If you are behind with any of these: <DebtHelpLink>free debt help</DebtHelpLink>.
        </p>
      </InformationSection>
    </>
  );
}
