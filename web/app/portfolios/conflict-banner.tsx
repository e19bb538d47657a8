/** Somebody was faster: the newest state can be loaded, and what was typed stays. */
import { errorTable } from '@debt-payoff/contract/errors';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';

export function ConflictBanner({
  isBusy,
  onLoad,
}: {
  readonly isBusy: boolean;
  readonly onLoad: () => void;
}) {
  return (
    <Banner
      kind="warning"
      title={errorTable.conflict.message}
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
