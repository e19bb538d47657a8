/** What comes of asking for a file: how far it is, that it has been saved, or why there is none. */
import { NetworkFailure } from '@debt-payoff/contract/client';
import { isolated } from '@debt-payoff/contract/names-in-sentences';
import { exportTexts } from '@debt-payoff/contract/texts/exports';
import { type ReactNode, useId } from 'react';
import { callFailure, failsWith, failureText } from '../forms/call-failure.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { intoView } from '../ui/into-view.ts';
import type { DownloadState } from './download.ts';
import { CancelButton } from './download-button.tsx';
import { ExportUpgrade } from './export-upgrade.tsx';
import { progressWords } from './progress-words.ts';
import type { Download } from './use-download.ts';

export function DownloadOutcome({ download }: { readonly download: Download }): ReactNode {
  const { state, entitlement, dismiss } = download;
  if (state.kind === 'refused')
    return <ExportUpgrade entitlement={entitlement} onClose={dismiss} />;
  const { startButton, cancel } = download;
  return (
    <DownloadMessage
      state={state}
      cancel={
        <CancelButton variant="quiet" size="small" startButton={startButton} onCancel={cancel} />
      }
    />
  );
}

/** For a dialog, which has its own ways to cancel and to say that the plan does not reach. */
export function DownloadMessage({
  state,
  cancel,
}: {
  readonly state: DownloadState;
  readonly cancel?: ReactNode;
}): ReactNode {
  if (state.kind === 'busy') return <Progress state={state}>{cancel}</Progress>;
  if (state.kind === 'failed') return <FailedDownload state={state} />;
  if (state.kind !== 'saved') return null;
  return <Banner ref={intoView} kind="success" title={`${isolated(state.name)} has been saved.`} />;
}

type StateOf<Kind> = Extract<DownloadState, { readonly kind: Kind }>;

function Progress(props: { readonly state: StateOf<'busy'>; readonly children: ReactNode }) {
  const { file, progress } = props.state;
  const id = useId();
  const { doing, reached, share } = progressWords(file.kind, progress);
  return (
    <div className="download-progress">
      <p className="small muted" id={id}>
        {doing}
        {reached === null ? null : <span className="num"> {reached}</span>}
      </p>
      {props.children}
      <progress aria-labelledby={id} {...(share !== null && { value: share })} />
    </div>
  );
}

function FailedDownload({ state: { file, error } }: { readonly state: StateOf<'failed'> }) {
  const { failed } = file;
  const advice =
    error instanceof NetworkFailure
      ? exportTexts.didNotArrive
      : callFailure(error, { failed, networkError: failed }).advice;
  return (
    <Banner
      ref={intoView}
      kind="danger"
      title={failureText(error, failed)}
      {...(advice && { children: advice })}
      // The page is older than the server: its figures are those of the server once it has been loaded again.
      {...(failsWith(error, 'figures_changed') && {
        actions: (
          <Button variant="secondary" size="small" onClick={() => window.location.reload()}>
            Calculate again
          </Button>
        ),
      })}
    />
  );
}
