/** Says what was done, and where the debt stands now. It stays in view over a long list until it is dismissed. */
import type { Debt } from '@debt-payoff/contract/portfolios';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { DebtName } from '../strategies/debt-name.tsx';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import type { Done } from './use-payment-actions.tsx';
import { debtOf } from './use-payment-form.ts';
import { pounds } from './words.ts';

export function DoneBanner(props: {
  readonly done: Done | null;
  readonly debts: readonly Debt[];
  readonly onDismiss: () => void;
}) {
  const { done } = props;
  if (done === null) return null;
  return (
    <div className="payment-done">
      <Banner
        kind="success"
        title={done.text}
        actions={
          <Button variant="secondary" size="small" onClick={props.onDismiss}>
            {navigationTexts.actions.dismiss}
          </Button>
        }
      >
        <Standing debt={debtOf(props.debts, done.debtId)} />
      </Banner>
    </div>
  );
}

function Standing({ debt }: { readonly debt: Debt | null }) {
  if (debt === null) return null;
  return (
    <span className="any-name few-lines">
      <DebtName name={debt.creditor} />{' '}
      {debt.is_paid_off ? 'is paid off.' : `now stands at ${pounds(debt.balance)}.`}
    </span>
  );
}
