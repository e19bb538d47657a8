/** Says that the plan holds no more portfolios. What is there stays as it is. */
import type { LimitReply } from '@debt-payoff/contract/errors';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { raiseUpgradeClick } from '../analytics/events.ts';
import { focusOnContent } from '../forms/focus.ts';
import { Banner } from '../ui/banner.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';

const { actions } = navigationTexts;

export function LimitBanner({
  limit,
  onDismiss,
}: {
  readonly limit: LimitReply;
  readonly onDismiss: () => void;
}) {
  return (
    <Banner
      kind="info"
      title={portfolioTexts.limits.banner}
      actions={
        <>
          <ButtonLink size="small" to={limit.upgrade_url} onClick={raiseUpgradeClick}>
            {actions.upgradeNow}
          </ButtonLink>
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              focusOnContent();
              onDismiss();
            }}
          >
            {actions.dismiss}
          </Button>
        </>
      }
    >
      {limit.message} {limit.upgrade_message}
    </Banner>
  );
}
