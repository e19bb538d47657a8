/** Files of the plan, and saving it: shown to everyone, and alive for those who are signed in on a paid plan. */
import { strategyInSentence } from '@debt-payoff/contract/debt-types';
import { paths } from '@debt-payoff/contract/paths';
import { priceLabel } from '@debt-payoff/contract/plans';
import { strategyTexts } from '@debt-payoff/contract/texts/strategies';
import type { StrategyName } from '@debt-payoff/engine';
import { Download, FolderPlus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { raiseUpgradeClick } from '../analytics/events.ts';
import { useEntitlements } from '../billing/use-entitlements.ts';
import type { StrategiesState } from '../payoff-plan/strategies-state.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import type { Comparison } from './comparison.ts';

const { exporting, upgradeToPro } = strategyTexts;

export type ExportSectionProps = {
  readonly strategy: StrategyName;
  readonly comparison: Comparison;
  /** Null: the sample is shown, which is nobody's to export or save. */
  readonly state: StrategiesState | null;
};

/** For paid plans. Where it cannot be loaded, the plan is the free one. */
const AccountExports = lazy(async () => {
  const parts = await import('./load-account-exports.ts')
    .then(({ loadAccountExports }) => loadAccountExports())
    .catch(() => null);
  return { default: parts?.AccountExports ?? FreeExports };
});

export function ExportSection(props: ExportSectionProps) {
  const id = useId();
  const mayHaveFiles = useMayHaveFiles();
  const free = <FreeExports {...props} />;
  return (
    <section className="export-section screen-only" aria-labelledby={id}>
      <h3 className="h4 plain-focus" id={id} tabIndex={-1}>
        {exporting.title}
      </h3>
      {mayHaveFiles ? (
        <Suspense fallback={free}>
          <AccountExports {...props} titleId={id} />
        </Suspense>
      ) : (
        free
      )}
    </section>
  );
}

/**
 * Whether files could be made here at any time: what is said where the plan turns out to be the free one stays. On a
 * free plan nothing takes the place of the link to a paid one while it is pressed.
 */
function useMayHaveFiles(): boolean {
  const { canExport } = useEntitlements();
  const [wasAllowed, setWasAllowed] = useState(canExport);
  if (canExport && !wasAllowed) setWasAllowed(true);
  return wasAllowed;
}

/** What a paid plan would bring. */
export function FreeExports({ strategy, comparison }: ExportSectionProps) {
  const id = useId();
  const disabled = (icon: ReactNode, label: ReactNode) => (
    <Button variant="secondary" size="small" disabled aria-describedby={id}>
      {icon}
      {label}
    </Button>
  );
  const download = <Download className="icon" aria-hidden="true" />;
  return (
    <>
      <div className="row">
        {disabled(download, <FileLabel label={exporting.pdf} strategy={strategy} />)}
        {disabled(download, <FileLabel label={exporting.excel} strategy={strategy} />)}
        {disabled(<FolderPlus className="icon" aria-hidden="true" />, exporting.save)}
      </div>
      <p className="small muted" id={id}>
        {comparison.hasShortfall
          ? 'Exporting this plan comes with a paid plan.'
          : `Exporting this plan, and saving it from here, come with a paid plan, from ${priceLabel('basic')} a month.`}{' '}
        Saving from the calculator is free.
      </p>
      {/* Nobody is offered something to buy beside a shortfall. */}
      {comparison.best === null || comparison.hasShortfall ? null : (
        <div className="row">
          <ButtonLink
            variant="quiet"
            size="small"
            to={paths.subscription}
            onClick={() => raiseUpgradeClick()}
          >
            {upgradeToPro}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

export function FileLabel(props: { readonly label: string; readonly strategy: StrategyName }) {
  return (
    <>
      {props.label}
      <span className="vh"> of {planInSentence(props.strategy)}</span>
    </>
  );
}

function planInSentence(strategy: StrategyName): string {
  const name = strategyInSentence(strategy);
  return strategy === 'custom' ? `the plan in ${name}` : `the ${name} plan`;
}
