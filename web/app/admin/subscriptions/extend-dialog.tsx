/** Asks how many days are given, and tells what that moves. */
import type { AdminSubscription } from '@debt-payoff/contract/admin-subscriptions';
import { useId, useState } from 'react';
import { focusOn } from '../../forms/focus.ts';
import { Field } from '../../ui/field.tsx';
import { ActDialog } from '../acts/act-dialog.tsx';
import { useAct } from '../acts/use-act.ts';
import { daysProblem, extendSentence, readDays } from './act-words.ts';
import { extendAct } from './subscription-acts.ts';
import { subscriptionName } from './subscription-words.ts';

export function ExtendDialog({
  subscription,
  onClose,
}: {
  readonly subscription: AdminSubscription;
  readonly onClose: () => void;
}) {
  const [typed, setTyped] = useState('');
  const [isTried, setIsTried] = useState(false);
  const fieldId = useId();
  const problem = daysProblem(typed);
  const days = readDays(typed);
  const act = useAct({ ...extendAct(subscription), onDone: onClose });
  return (
    <ActDialog
      title="Extend subscription"
      question={`How many days do you give to the ${subscriptionName(subscription)}?`}
      about={<p>{extendSentence(subscription, days)}</p>}
      confirm="Extend"
      reason="optional"
      isChanged={typed !== ''}
      hasProblem={() => {
        setIsTried(true);
        if (problem !== null) focusOn(fieldId);
        return problem !== null;
      }}
      isBusy={act.isBusy}
      failure={act.failure}
      onConfirm={(reason) => {
        if (days !== null) act.run({ days, reason });
      }}
      onClose={onClose}
    >
      <Field
        label="Days"
        id={fieldId}
        inputMode="numeric"
        value={typed}
        required
        error={isTried ? problem : null}
        onChange={({ target }) => setTyped(target.value)}
      />
    </ActDialog>
  );
}
