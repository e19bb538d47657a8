/** What is said above and below a form over a record. */
import { unsentTexts } from '@debt-payoff/contract/texts/unsent';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { intoView } from '../ui/into-view.ts';

/** What was typed before the session ended is in the form again. */
export function UnsentBanner() {
  return (
    <Banner kind="info" title={unsentTexts.title} isStanding={false}>
      {unsentTexts.advice}
    </Banner>
  );
}

/** Somebody was faster: the newest state can be loaded, and what was typed stays. */
export function ConflictBanner({
  isBusy,
  onLoad,
}: {
  readonly isBusy: boolean;
  readonly onLoad: () => void;
}) {
  return (
    <Banner
      ref={intoView}
      kind="warning"
      title="This has since been changed."
      actions={
        <Button variant="secondary" size="small" busy={isBusy} onClick={onLoad}>
          Load the newest
        </Button>
      }
    >
      Nothing that you typed is lost. Load the newest figures, look at both, then save.
    </Banner>
  );
}

/** For a form that can load the newest state under what was typed. */
export function ConflictBanners({
  state,
}: {
  readonly state: {
    readonly hasConflict: boolean;
    readonly isGone: boolean;
    readonly isLoadingNewest: boolean;
    readonly loadFailure: string | null;
    readonly loadNewest: () => void;
  };
}) {
  return (
    <>
      {state.hasConflict && !state.isGone ? (
        <ConflictBanner isBusy={state.isLoadingNewest} onLoad={state.loadNewest} />
      ) : null}
      {state.loadFailure === null ? null : (
        <Banner ref={intoView} kind="danger" title={state.loadFailure} />
      )}
    </>
  );
}
