/** Every part in all its states, for whoever builds with them. It exists in the local environment only. */
import { product } from '@debt-payoff/contract/product';
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import type { Plan } from '@debt-payoff/engine';
import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { data } from 'react-router';
import { exampleDebts, exampleExtra } from '../calculator/example.ts';
import { planOf } from '../calculator/rows.ts';
import { BalanceChart } from '../charts/balance-chart.tsx';
import { balanceSeries } from '../charts/balance-series.ts';
import { DebtBalancesChart } from '../charts/debt-balances-chart.tsx';
import { PayoffTimeline } from '../charts/payoff-timeline.tsx';
import { YearlyChart } from '../charts/yearly-chart.tsx';
import { readServerFacts, useThisMonth } from '../site/server-facts.ts';
import { Badge } from '../ui/badge.tsx';
import { Banner } from '../ui/banner.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Field } from '../ui/field.tsx';
import { Ledger } from '../ui/ledger.tsx';
import type { Route } from './+types/dev-ui';

const exampleNames = exampleDebts.map(({ creditor }) => creditor);

export const meta = () => [
  { title: `Parts | ${product.name}` },
  { name: 'robots', content: 'noindex' },
];

export function loader({ request }: Route.LoaderArgs) {
  if (readServerFacts(request).environment !== 'local') throw data(null, { status: 404 });
  return null;
}

export default function DevUi() {
  return (
    <>
      <div className="page pt-8 pb-8">
        <h1 className="h2">Parts</h1>
      </div>
      <Part title="Buttons">
        <Buttons />
      </Part>
      <Part title="Badges">
        <Badges />
      </Part>
      <Part title="Fields">
        <Fields />
      </Part>
      <Part title="Error summary">
        <Summary />
      </Part>
      <Part title="Banners">
        <Banners />
      </Part>
      <Part title="Ledger">
        <Ledger
          lines={[
            { label: 'You owe today', figure: '£8,430.00' },
            { label: 'Interest you would pay', figure: '£2,309.99' },
          ]}
          total={{ label: 'Total to pay', figure: '£10,739.99' }}
        />
      </Part>
      <Part title="Waiting">
        <Waiting />
      </Part>
      <Part title="Chart">
        <Chart />
      </Part>
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="section page" aria-label={title}>
      <h2 className="h3 mb-6">{title}</h2>
      {children}
    </section>
  );
}

function Buttons() {
  return (
    <div className="stack">
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <div className="row" key={variant}>
          <Button variant={variant}>Usual</Button>
          <Button variant={variant} size="small">
            Small
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} busy>
            {navigationTexts.actions.processing}
          </Button>
          <ButtonLink variant={variant} to="/dev/ui">
            A link
          </ButtonLink>
        </div>
      ))}
      <div className="answer">
        <Button variant="inverse" wide>
          On the deep panel
        </Button>
      </div>
    </div>
  );
}

function Badges() {
  return (
    <div className="row">
      <Badge>Plain</Badge>
      <Badge kind="go">
        <Check className="icon" aria-hidden="true" />
        Best
      </Badge>
      <Badge kind="info">Sample</Badge>
      <Badge kind="warn">Due soon</Badge>
      <Badge kind="danger">Failed</Badge>
      <Badge kind="line">Draft</Badge>
    </div>
  );
}

function Fields() {
  return (
    <div className="card grid max-w-form gap-4">
      <Field label="Creditor" placeholder="As on your statement" />
      <Field label="Balance" unit="£" hint="From your latest statement." defaultValue="4,150.00" />
      <Field label="Interest rate" unit="%" defaultValue="24.9" />
      <Field
        label="Monthly payment"
        unit="£"
        defaultValue="60.00"
        error={calculatorTexts.validation.paymentBelowInterest('£86.11')}
      />
      <Field label="Term" disabled defaultValue="" />
    </div>
  );
}

function Summary() {
  return (
    <div className="card grid max-w-form gap-4">
      <ErrorSummary
        title={calculatorTexts.validation.fixErrors}
        problems={[
          { fieldId: 'dev-creditor', message: calculatorTexts.validation.creditorRequired },
        ]}
        takesFocus={false}
      />
      <Field
        label="Creditor"
        id="dev-creditor"
        error={calculatorTexts.validation.creditorRequired}
      />
    </div>
  );
}

function Banners() {
  const [isShown, setIsShown] = useState(true);
  return (
    <div>
      <Banner kind="info" title="Sample Strategies Shown">
        These figures are an example. Enter your own debts to see your months.
      </Banner>
      <Banner kind="success" title="Payment added successfully">
        Your overdraft is down to £164.60.
      </Banner>
      {isShown ? (
        <Banner
          kind="warning"
          title="At £60.00 a month this debt would not go down"
          actions={
            <Button variant="quiet" size="small" onClick={() => setIsShown(false)}>
              {navigationTexts.actions.dismiss}
            </Button>
          }
        >
          Interest is about £86.11 a month.
        </Banner>
      ) : null}
      <Banner
        kind="danger"
        title="Failed to load portfolios"
        actions={
          <Button variant="secondary" size="small">
            {navigationTexts.actions.tryAgain}
          </Button>
        }
      >
        Nothing is lost. Check your connection, then try again.
      </Banner>
    </div>
  );
}

function Waiting() {
  return (
    <div className="card stack" aria-busy="true">
      <p className="vh">Loading...</p>
      <div className="bone w-2/5" />
      <div className="bone" />
      <div className="bone w-11/12" />
    </div>
  );
}

const chartPlan = planOf(exampleDebts, exampleExtra);
/** Long, right to left, and with more debts and years than are drawn one by one. */
const awkwardNames = [
  'Riverside and District Building Society home improvement loan '.repeat(8),
  'بطاقة ائتمان البنك الوطني للتجارة والتنمية',
  '👩‍👩‍👧 Family card 💳',
  ...Array.from({ length: 17 }, (_, index) => `Store card ${index + 1}`),
];
const awkwardPlan: Plan = {
  debts: awkwardNames.map((_, index) => ({
    balancePence: index < 2 ? 2_500_000 : 400_000 - index * 17_500,
    rateBasisPoints: 450 + index * 100,
    monthlyPaymentPence: index < 2 ? 14_000 + index * 3_000 : 9_000 + index * 100,
  })),
  extraPence: 0,
};

function Chart() {
  const start = useThisMonth();
  const example = { plan: chartPlan, start, debtNames: exampleNames };
  const awkward = { plan: awkwardPlan, start, debtNames: awkwardNames };
  return (
    <div className="stack">
      <BalanceChart
        title="The balance over time"
        summary="The sentence under a chart says what it shows."
        series={balanceSeries(chartPlan)}
        start={start}
        debtNames={exampleNames}
      />
      <DebtBalancesChart {...example} strategy="avalanche" />
      <YearlyChart {...example} strategy="avalanche" />
      <PayoffTimeline {...example} strategy="avalanche" />
      <DebtBalancesChart {...awkward} strategy="minimum" />
      <YearlyChart {...awkward} strategy="minimum" />
      <PayoffTimeline {...awkward} strategy="minimum" />
    </div>
  );
}
