/** The answer that people come for: when it is over, and how far they have come. */
import { portfolioLimits } from '@debt-payoff/contract/limits';
import { formatPence } from '@debt-payoff/contract/money';
import { addMonths, formatMonth } from '@debt-payoff/contract/months';
import type { Portfolio } from '@debt-payoff/contract/portfolios';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { monthsMax } from '@debt-payoff/engine';
import { type ReactNode, useMemo } from 'react';
import { portfolioPages } from '../debts/portfolio-pages.ts';
import { RepaidBar } from '../debts/repaid-bar.tsx';
import { useThisMonth } from '../page/server-facts.ts';
import { FreeAdvice } from '../strategies/never-clears.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Ledger } from '../ui/ledger.tsx';
import { count } from '../words/counts.ts';
import { debtFreeOutcomeOf, type Figures, figuresOf, roughMonths } from './figures.ts';

const { roughEstimate } = portfolioTexts.dashboard;

export function DebtFreeSummary({ portfolios }: { readonly portfolios: readonly Portfolio[] }) {
  const outcome = useMemo(() => debtFreeOutcomeOf(portfolios), [portfolios]);
  const figures = useMemo(() => figuresOf(portfolios), [portfolios]);
  const thisMonth = useThisMonth();
  switch (outcome.kind) {
    case 'no debts':
      return <NoDebts portfolio={portfolios[0]} figures={figures} />;
    case 'paid off':
      return (
        <Panel label="You are" figure="Debt free" figures={figures}>
          <p>Every debt in your portfolios is paid off.</p>
        </Panel>
      );
    case 'clears':
      return (
        <Panel
          label="You will be debt free in"
          figure={formatMonth(addMonths(thisMonth, outcome.months))}
          figures={figures}
        >
          <p>
            If you go on paying {formatPence(figures.monthlyPaymentPence)} a month, and put what
            becomes free towards the highest rate.
          </p>
          <Estimates figures={figures} computed={count(outcome.months, 'month')} />
        </Panel>
      );
    case 'never clears':
      return <NeverClears figures={figures} wayOut={outcome.wayOut} />;
  }
}

function Panel(props: {
  readonly label: string;
  readonly figure: string;
  readonly figures: Figures;
  readonly children: ReactNode;
}) {
  return (
    <section className="answer dashboard-answer" aria-labelledby="debt-free-title">
      <h2 id="debt-free-title" className="debt-free-title">
        <span className="answer-label">{props.label}</span>{' '}
        <span className="answer-month">{props.figure}</span>
      </h2>
      {props.children}
      <OverallProgress figures={props.figures} />
    </section>
  );
}

function Estimates({ figures, computed }: { figures: Figures; computed: string }) {
  return (
    <div>
      <Ledger
        lines={[
          { label: 'As computed', figure: computed },
          { label: `By ${roughEstimate}`, figure: count(roughMonths(figures), 'month') },
        ]}
      />
      <p className="caption">
        {figures.monthlyPaymentPence === 0
          ? `No monthly payments are set, so the ${roughEstimate} has nothing to go by.`
          : `The ${roughEstimate} divides what you owe by ${portfolioLimits.roughEstimatePaymentSharePercent}% of your monthly payments.`}
      </p>
    </div>
  );
}

function OverallProgress({ figures }: { readonly figures: Figures }) {
  return (
    <div className="overall-progress">
      <h3 className="h4">Overall progress</h3>
      <RepaidBar
        label="Overall progress"
        balancePence={figures.balancePence}
        originalPence={figures.originalPence}
      />
    </div>
  );
}

function NeverClears({ figures, wayOut }: { figures: Figures; wayOut: string }) {
  return (
    <section className="card stack" aria-labelledby="debt-free-title">
      <h2 id="debt-free-title" className="h3">
        These payments do not clear your debts
      </h2>
      <p>
        At {formatPence(figures.monthlyPaymentPence)} a month something is still owed after{' '}
        {monthsMax / 12} years. {wayOut}
      </p>
      <Estimates figures={figures} computed="Never" />
      <FreeAdvice />
      <OverallProgress figures={figures} />
    </section>
  );
}

function NoDebts({
  portfolio,
  figures,
}: {
  readonly portfolio: Portfolio | undefined;
  readonly figures: Figures;
}) {
  return (
    <section className="card stack" aria-labelledby="debt-free-title">
      <h2 id="debt-free-title" className="h3">
        When will you be debt free?
      </h2>
      <p className="muted">Add your debts to a portfolio, and the month stands here.</p>
      {portfolio === undefined ? null : (
        <ButtonLink variant="secondary" to={portfolioPages.view(portfolio.id)}>
          {portfolioTexts.detail.addDebt}
        </ButtonLink>
      )}
      <OverallProgress figures={figures} />
    </section>
  );
}
