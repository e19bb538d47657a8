/** What the next plan holds, for someone whose own does not reach. 'Dismiss' is as easy as 'Upgrade Now'. */
import { plans, priceLabel, type TierName, upgradeOffers } from '@debt-payoff/contract/plans';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { raiseUpgradeClick } from '../analytics/events.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { newTab, opensNewTab } from '../ui/new-tab.tsx';
import { useMayOffer } from './offers.tsx';
import { useWhenUpgraded } from './use-entitlements.ts';

const { actions } = navigationTexts;

export function UpgradeDialog(props: {
  readonly title: string;
  readonly tier: TierName;
  readonly upgradeUrl: string;
  /** Where the page behind holds what was typed. */
  readonly opensNewTab?: boolean;
  readonly onClose: () => void;
  /** Why the dialog opened. */
  readonly children: ReactNode;
}) {
  const offer = upgradeOffers[props.tier];
  const descriptionId = useId();
  useWhenUpgraded(offer?.tier ?? null, props.onClose);
  if (!useMayOffer()) return <WithoutOffer {...props} />;
  return (
    <Dialog
      title={props.title}
      descriptionId={descriptionId}
      onClose={props.onClose}
      actions={
        <>
          <Button variant="secondary" onClick={props.onClose}>
            {actions.dismiss}
          </Button>
          <ButtonLink
            to={props.upgradeUrl}
            onClick={() => raiseUpgradeClick(offer?.tier)}
            {...(props.opensNewTab && newTab)}
          >
            {actions.upgradeNow}
            {props.opensNewTab ? opensNewTab : null}
          </ButtonLink>
        </>
      }
    >
      <div className="stack" id={descriptionId}>
        {props.children}
      </div>
      {offer === null ? null : (
        <div>
          <p className="price">
            {plans[offer.tier].name} {priceLabel(offer.tier)} <small>per month</small>
          </p>
          <ul className="ticks">
            {offer.benefits.map((benefit) => (
              <li key={benefit}>
                <Check className="icon" aria-hidden="true" />
                {benefit}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}

/** Only says why. */
function WithoutOffer(props: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const descriptionId = useId();
  return (
    <Dialog
      title={props.title}
      descriptionId={descriptionId}
      onClose={props.onClose}
      actions={<Button onClick={props.onClose}>Close</Button>}
    >
      <div className="stack" id={descriptionId}>
        {props.children}
      </div>
    </Dialog>
  );
}
