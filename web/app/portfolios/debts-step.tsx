/** The second step of making a portfolio: where its debts come from. */
import { dialogWidths } from '@debt-payoff/contract/portfolio-limits';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { Calculator, ListPlus } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { portfolioPages } from '../debts/portfolio-pages.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, useLeave } from '../ui/dialog.tsx';
import { PartFailure } from '../ui/part-failure.tsx';

const { create } = portfolioTexts;

/** Only those who choose it wait for it. */
const EmbeddedCalculator = lazy(async () => {
  const parts = await import('../calculator/embedded-calculator.tsx').catch(() => null);
  return { default: parts?.EmbeddedCalculator ?? PartFailure };
});

export function DebtsStep(props: {
  readonly portfolioId: number;
  readonly startsWithCalculator: boolean;
  readonly onClose: () => void;
  readonly onDone: (debtsCount?: number) => void;
}) {
  const { portfolioId, onDone } = props;
  const navigate = useNavigate();
  const descriptionId = useId();
  const [isCalculating, setIsCalculating] = useState(props.startsWithCalculator);
  const [hasTyped, setHasTyped] = useState(false);
  return (
    <Dialog
      title="Add your debts"
      descriptionId={descriptionId}
      width={dialogWidths.portfolio}
      isChanged={hasTyped}
      onClose={props.onClose}
      actions={<Actions isCalculating={isCalculating} onDone={onDone} />}
    >
      {isCalculating ? (
        <Suspense fallback={<p>{navigationTexts.loading}</p>}>
          <EmbeddedCalculator
            portfolioId={portfolioId}
            onSaved={onDone}
            onTyped={setHasTyped}
            onCancel={() => setIsCalculating(false)}
          />
        </Suspense>
      ) : (
        <Choices
          leadId={descriptionId}
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

function Actions(props: { readonly isCalculating: boolean; readonly onDone: () => void }) {
  const leave = useLeave();
  const finish = (): void => leave(props.onDone);
  return (
    <>
      <Button variant="secondary" onClick={finish}>
        {create.skip}
      </Button>
      <Button variant={props.isCalculating ? 'secondary' : 'primary'} onClick={finish}>
        {create.finish}
      </Button>
    </>
  );
}

function Choices(props: {
  readonly leadId: string;
  readonly onCalculate: () => void;
  readonly onAddManually: () => void;
}) {
  const leave = useLeave();
  return (
    <>
      <p className="muted" id={props.leadId}>
        Step 2 of 2. The portfolio is saved. You can add debts now or later.
      </p>
      <div className="create-choices">
        <button type="button" className="choice" onClick={props.onCalculate}>
          <Calculator className="icon" aria-hidden="true" />
          <b>{create.useCalculator}</b>
          <span className="muted">Enter several debts at once, and save them together.</span>
        </button>
        <button type="button" className="choice" onClick={() => leave(props.onAddManually)}>
          <ListPlus className="icon" aria-hidden="true" />
          <b>{create.addManually}</b>
          <span className="muted">Go to the new portfolio and add one debt after the other.</span>
        </button>
      </div>
    </>
  );
}
