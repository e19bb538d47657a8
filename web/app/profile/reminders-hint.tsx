import { paths } from '@debt-payoff/contract/paths';
import type { PaymentSettings } from '@debt-payoff/contract/payment-settings';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { Link } from 'react-router';
import { raiseUpgradeClick } from '../analytics/events.ts';

const texts = paymentTexts.settings;

/** What a reminder is, and what is still missing for one. */
export function RemindersHint({
  settings,
  isEmailConfirmed,
}: {
  readonly settings: PaymentSettings;
  readonly isEmailConfirmed: boolean;
}) {
  const { can_have_reminders, wants_reminders } = settings;
  if (!can_have_reminders) {
    return (
      <p>
        {texts.remindersNeedPlan}{' '}
        <Link to={paths.subscription} onClick={() => raiseUpgradeClick()}>
          {texts.seePlans}
        </Link>
      </p>
    );
  }
  return (
    <>
      <p>{texts.remindersHint}</p>
      {wants_reminders && !isEmailConfirmed ? (
        <p className="mt-2">{texts.remindersNeedAddress}</p>
      ) : null}
    </>
  );
}
