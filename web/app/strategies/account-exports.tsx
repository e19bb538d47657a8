/** Exporting and saving the plan, by the plan of the person who is signed in. */

import { exportTexts } from '@debt-payoff/contract/texts/exports';
import { strategyTexts } from '@debt-payoff/contract/texts/strategies';
import { Download as DownloadIcon } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import { Offers } from '../billing/offers.tsx';
import { useEntitlements } from '../billing/use-entitlements.ts';
import { DownloadButton } from '../exports/download-button.tsx';
import { DownloadOutcome } from '../exports/download-outcome.tsx';
import {
  type CalculationFormat,
  calculationFile,
  type ExportFile,
} from '../exports/export-files.ts';
import { resultSummaries } from '../exports/result-summaries.ts';
import { type Download, useDownload } from '../exports/use-download.ts';
import { focusOn } from '../forms/focus.ts';
import { plainDebts } from '../payoff-plan/calendar-plan.ts';
import { planBody } from '../payoff-plan/plan-body.ts';
import type { StrategiesState } from '../payoff-plan/strategies-state.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { intoView } from '../ui/into-view.ts';
import { type ExportSectionProps, FileLabel, FreeExports } from './export-section.tsx';
import { SaveAction } from './save-action.tsx';
import { wayBack } from './way-back.ts';

const { exporting } = strategyTexts;

type AccountExportsProps = ExportSectionProps & { readonly titleId: string };

export function AccountExports(props: AccountExportsProps) {
  return (
    <Offers areMade={!props.comparison.hasShortfall}>
      <Exports {...props} />
    </Offers>
  );
}

function Exports(props: AccountExportsProps) {
  const { state, strategy, titleId } = props;
  const { canExport } = useEntitlements();
  const download = useDownload();
  useFocusAfterRefusal(download, titleId);
  const { dismiss } = download;
  // What was said of one strategy's file is not said of the next one's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the strategy counts
  useEffect(dismiss, [strategy]);
  if (canExport && state === null) return <SampleExports {...props} />;
  return (
    <>
      {canExport && state !== null ? (
        <div className="row">
          {formats.map(({ format, label }) => (
            <DownloadButton
              key={format}
              variant="secondary"
              size="small"
              download={download}
              file={fileOf(format, props, state)}
            >
              <FileLabel label={label} strategy={strategy} />
            </DownloadButton>
          ))}
          <SaveAction state={state} reasonId={titleId} />
        </div>
      ) : (
        <FreeExports {...props} />
      )}
      {canExport && state?.origin.kind === 'portfolio' ? (
        <PortfolioHint origin={state.origin} />
      ) : null}
      <DownloadOutcome download={download} />
    </>
  );
}

/** A file has the months of this comparison, which can differ from those that the page opens with. */
function PortfolioHint({ origin }: Pick<StrategiesState, 'origin'>) {
  return (
    <p className="small muted">
      These files hold this comparison. The plan in your portfolio is exported from{' '}
      <Link to={wayBack({ origin }).to}>its own page</Link>.
    </p>
  );
}

const formats = [
  { format: 'pdf', label: exporting.pdf },
  { format: 'excel', label: exporting.excel },
] as const;

function fileOf(
  format: CalculationFormat,
  { strategy, comparison }: ExportSectionProps,
  state: StrategiesState,
): ExportFile {
  const { extraPayment, customOrder, origin } = state;
  const plain = { debts: plainDebts(state) ?? [], options: {}, targetMonths: null };
  const body = {
    ...planBody(comparison.planned ?? plain),
    extra_payment: extraPayment,
    ...(customOrder !== undefined && { customOrder: [...customOrder] }),
    strategy,
    results: resultSummaries(comparison.plan, comparison.results),
    from_portfolio: origin.kind === 'portfolio',
  };
  return calculationFile(format, body, exportTexts.strategyFailed);
}

/** The plan has turned out to be the free one, and the button that was pressed is gone. */
function useFocusAfterRefusal({ state }: Download, titleId: string): void {
  const isRefused = state.kind === 'refused';
  useEffect(() => {
    if (!isRefused) return;
    return () => {
      if (document.activeElement === document.body) focusOn(titleId);
    };
  }, [isRefused, titleId]);
}

/** The figures are those of an example, so there is nothing to export or save. */
function SampleExports({ strategy }: ExportSectionProps) {
  const [isTold, setIsTold] = useState(false);
  const id = useId();
  return (
    <>
      <div className="row">
        {formats.map(({ format, label }) => (
          <Button key={format} variant="secondary" size="small" onClick={() => setIsTold(true)}>
            <DownloadIcon className="icon" aria-hidden="true" />
            <FileLabel label={label} strategy={strategy} />
          </Button>
        ))}
        <SaveAction state={null} reasonId={id} />
      </div>
      <p className="small muted" id={id}>
        Saving starts with your own debts, in the calculator.
      </p>
      {isTold ? <Banner ref={intoView} kind="danger" title={exportTexts.noResults} /> : null}
    </>
  );
}
