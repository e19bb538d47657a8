/** The own order of a plan: to be arranged, to be read by those who may no longer change it, or to be had with Premium. */
import { paths } from '@debt-payoff/contract/paths';
import { plans, priceLabel } from '@debt-payoff/contract/plans';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { raiseUpgradeClick } from '../../analytics/events.ts';
import { useMayOffer } from '../../billing/offers.tsx';
import { FixedOrderList, OrderList, type OrderRow } from '../../custom-order/order-list.tsx';
import type { Order } from '../../custom-order/reorder.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { newTab, opensNewTab } from '../../ui/new-tab.tsx';
import type { OrderAccess } from './use-order-access.ts';

const { actions } = navigationTexts;
const raisePremiumClick = (): void => raiseUpgradeClick('premium');

export function CustomOrder(props: {
  /** For the focus, where somebody else has since saved another. */
  readonly id: string;
  readonly access: OrderAccess;
  /** The debts that are still owed, first to last. */
  readonly rows: readonly OrderRow[];
  /** Debts that get what is left before all others, or never. */
  readonly exceptions: string;
  /** What somebody else has since saved. */
  readonly hint: string | undefined;
  readonly onChange: (order: Order) => void;
  /** Back to the strategy that is kept. */
  readonly onDismiss: () => void;
}) {
  const { id, access, rows } = props;
  const mayOffer = useMayOffer();
  if (access === null) return <p>Loading your plan</p>;
  if (access === 'upgrade') return <PremiumOffer onDismiss={props.onDismiss} />;
  return (
    <OrderGroup id={id} hint={props.hint}>
      {access === 'arrange' ? (
        <>
          <p className="hint">
            What is left after the monthly payments goes to the first debt; once it is paid off, to
            the next. {props.exceptions} Drag the debts, or move them up and down.
          </p>
          <OrderList rows={rows} onChange={props.onChange} />
        </>
      ) : (
        <>
          <p className="hint">
            Your order stays in force. Changing it is part of {plans.premium.name}.{' '}
            {mayOffer ? (
              <Link to={paths.subscription} onClick={raisePremiumClick} {...newTab}>
                See the plans{opensNewTab}
              </Link>
            ) : null}
          </p>
          <FixedOrderList rows={rows} />
        </>
      )}
    </OrderGroup>
  );
}

function OrderGroup({
  id,
  hint,
  children,
}: {
  readonly id: string;
  readonly hint: string | undefined;
  readonly children: ReactNode;
}) {
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot take the focus in every browser.
    <div
      className="field custom-order"
      role="group"
      id={id}
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <h3 className="custom-order-title" id={titleId}>
        Your own order
      </h3>
      {hint === undefined ? null : <p className="hint">{hint}</p>}
      {children}
    </div>
  );
}

function PremiumOffer({ onDismiss }: { readonly onDismiss: () => void }) {
  const mayOffer = useMayOffer();
  return (
    <Banner
      kind="info"
      isStanding={false}
      title={`Your own order is part of ${plans.premium.name}`}
      actions={
        <>
          <Button variant="secondary" size="small" onClick={onDismiss}>
            {actions.dismiss}
          </Button>
          {mayOffer ? (
            <ButtonLink
              variant="secondary"
              size="small"
              to={paths.subscription}
              onClick={raisePremiumClick}
              {...newTab}
            >
              {actions.upgradeNow}
              {opensNewTab}
            </ButtonLink>
          ) : null}
        </>
      }
    >
      You arrange the debts yourself, and the plan pays them off in that order: a family loan first,
      for example. {mayOffer ? `${plans.premium.name} is ${priceLabel('premium')} a month. ` : ''}
      What you typed here stays.
    </Banner>
  );
}
