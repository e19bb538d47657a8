/** The second step of making a portfolio: where its debts come from. */
import { dialogWidths } from '@debt-payoff/contract/limits';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { Calculator, ListPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { portfolioPages } from './addresses.ts';

const { create } = portfolioTexts;

/** Only those who choose it wait for it. */
const EmbeddedCalculator = lazy(() =>
  import('../calculator/embedded-calculator.tsx').then((module) => ({
    default: module.EmbeddedCalculator,
  })),
);

export function DebtsStep(props: {
  readonly portfolioId: number;
  readonly startsWithCalculator: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { portfolioId, onDone } = props;
  const navigate = useNavigate();
  const [isCalculating, setIsCalculating] = useState(props.startsWithCalculator);
  return (
    <Dialog
      title="Add your debts"
      width={dialogWidths.portfolio}
      onClose={props.onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onDone}>
            {create.skip}
          </Button>
          <Button variant={isCalculating ? 'secondary' : 'primary'} onClick={onDone}>
            {create.finish}
          </Button>
        </>
      }
    >
      {isCalculating ? (
        <Suspense fallback={<p role="status">{navigationTexts.loading}</p>}>
          <EmbeddedCalculator
            portfolioId={portfolioId}
            onSaved={onDone}
            onCancel={() => setIsCalculating(false)}
          />
        </Suspense>
      ) : (
        <Choices
          onCalculate={() => setIsCalculating(true)}
          onAddManually={() => {
            props.onClose();
            navigate(portfolioPages.view(portfolioId));
          }}
        />
      )}
    </Dialog>
  );
}

function Choices(props: { readonly onCalculate: () => void; readonly onAddManually: () => void }) {
  return (
    <>
      <p className="muted">Step 2 of 2. The portfolio is saved. You can add debts now or later.</p>
      <div className="create-choices">
        <button type="button" className="choice" onClick={props.onCalculate}>
          <Calculator className="icon" aria-hidden="true" />
          <b>{create.useCalculator}</b>
          <span className="muted">Enter several debts at once, and save them together.</span>
        </button>
        <button type="button" className="choice" onClick={props.onAddManually}>
          <ListPlus className="icon" aria-hidden="true" />
          <b>{create.addManually}</b>
          <span className="muted">Go to the new portfolio and add one debt after the other.</span>
        </button>
      </div>
    </>
  );
}
