/** Gives a paid plan for nothing: which, until when, and why. */
import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import type { AdminUser, grantTierCall } from '@debt-payoff/contract/admin-users';
import { type PaidTier, plans } from '@debt-payoff/contract/plans';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { useId, useState } from 'react';
import { fieldFailure } from '../../forms/call-failure.ts';
import { focusOn, useFocusOnFault } from '../../forms/focus.ts';
import { quietSignedInCall } from '../../session/signed-in-call.ts';
import { Field } from '../../ui/field.tsx';
import { ActDialog } from '../acts/act-dialog.tsx';
import { useAct } from '../acts/use-act.ts';
import { FilterField } from '../lists/list-controls.tsx';
import { userName } from './user-words.ts';

const choices: Readonly<Record<PaidTier, string>> = {
  basic: plans.basic.name,
  premium: plans.premium.name,
};
const startTier: PaidTier = 'premium';
type GrantInput = { readonly tier: PaidTier; readonly reason: string; readonly until: string };

export function GrantDialog({
  user,
  onClose,
}: {
  readonly user: AdminUser;
  readonly onClose: () => void;
}) {
  const untilId = useId();
  const [tier, setTier] = useState(startTier);
  const [until, setUntil] = useState('');
  const { isBusy, failure, error, run, reset } = useAct({
    call: (given: GrantInput) =>
      quietSignedInCall<typeof grantTierCall>(adminAddresses.grantTier, {
        params: { id: user.id },
        body: { ...given, until: given.until === '' ? null : given.until },
      }),
    failed: adminTexts.users.grantFailed,
    said: ({ message }) => message,
    onDone: onClose,
  });
  const problem = fieldFailure(error, 'until');
  useFocusOnFault({ [untilId]: problem });
  const hasProblem = (): boolean => {
    // Half a date is no date: the browser gives it as an empty field.
    const field = document.getElementById(untilId);
    const isUnreadable = field instanceof HTMLInputElement && field.validity.badInput;
    if (isUnreadable) focusOn(untilId);
    return isUnreadable;
  };
  return (
    <ActDialog
      title="Give a plan"
      question={`${userName(user)} has ${plans[user.subscription_tier].name} now.`}
      about="Nothing is charged. A subscription they pay for goes on beside it."
      confirm="Give"
      reason="required"
      isChanged={tier !== startTier || until !== ''}
      hasProblem={hasProblem}
      isBusy={isBusy}
      failure={problem === null ? failure : null}
      onConfirm={(reason) => run({ tier, reason, until })}
      onClose={onClose}
    >
      <FilterField label="Plan" value={tier} options={choices} onChoose={setTier} />
      <Field
        label="Last day (optional)"
        hint="Without one it goes on until it is withdrawn."
        id={untilId}
        type="date"
        value={until}
        error={problem}
        onChange={({ target }) => {
          reset();
          setUntil(target.value);
        }}
      />
    </ActDialog>
  );
}
