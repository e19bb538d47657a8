/** Files of the plan, and saving it, for those whose plan allows it; the others read why not. */
import { strategyInSentence } from '@debt-payoff/contract/debt-types';
import { paths } from '@debt-payoff/contract/paths';
import { priceLabel } from '@debt-payoff/contract/plans';
import { strategyTexts } from '@debt-payoff/contract/texts/strategies';
import type { StrategyName } from '@debt-payoff/engine';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { useEntitlements } from '../billing/use-entitlements.ts';
import type { StrategiesState } from '../payoff-plan/strategies-state.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { SaveAction } from './save-action.tsx';

const { exporting, upgradeToPro } = strategyTexts;

export function ExportSection({
  strategy,
  state,
}: {
  readonly strategy: StrategyName;
  /** Null: the sample is shown, which is nobody's to save. */
  readonly state: StrategiesState | null;
}) {
  const { canExport, canSave } = useEntitlements();
  const id = useId();
  const label = strategyInSentence(strategy);
  return (
    <section className="export-section screen-only" aria-labelledby={id}>
      <h3 className="h4" id={id}>
        {exporting.title}
      </h3>
      <div className="row">
        {[exporting.pdf, exporting.excel].map((file) => (
          <Button
            key={file}
            variant="secondary"
            size="small"
            disabled
            aria-describedby={`${id}-why`}
          >
            <Download className="icon" aria-hidden="true" />
            {file}
            <span className="vh"> of the {label} plan</span>
          </Button>
        ))}
        <SaveAction state={state} canSave={canSave} reasonId={`${id}-why`} />
      </div>
      {canExport ? (
        <p className="small muted" id={`${id}-why`}>
          Files of a plan are being built and are not here yet.
          {state === null ? ' Saving starts with your own debts, in the calculator.' : ''}
        </p>
      ) : (
        <>
          <p className="small muted" id={`${id}-why`}>
            Exporting this plan, and saving it from here, come with a paid plan, from{' '}
            {priceLabel('basic')} a month. Saving from the calculator is free.
          </p>
          <div className="row">
            <ButtonLink variant="quiet" size="small" to={paths.subscription}>
              {upgradeToPro}
            </ButtonLink>
          </div>
        </>
      )}
    </section>
  );
}
