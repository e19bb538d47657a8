/** Sends a change of the profile and says how it went. */
import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import type { updateProfileCall } from '@debt-payoff/contract/accounts';
import { analyticsEvents } from '@debt-payoff/contract/analytics-events';
import type { CallInput } from '@debt-payoff/contract/call';
import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { useMutation } from '@tanstack/react-query';
import { raiseEvent } from '../analytics.ts';
import { signedInCall } from '../session/signed-in-call.ts';
import { replaceAccount } from '../session/use-account.ts';
import { failureText } from './failure-text.ts';

const { updateFailed, updateNetworkError } = accountTexts.profile;
const texts = { failed: updateFailed, networkError: updateNetworkError };

type ProfileChange = CallInput<typeof updateProfileCall>['body'];

export function useProfileUpdate() {
  const update = useMutation({
    mutationFn: (body: ProfileChange) =>
      signedInCall<typeof updateProfileCall>(accountAddresses.updateProfile, { body }),
    onSuccess: ({ user }) => {
      raiseEvent(analyticsEvents.profileUpdate);
      replaceAccount(user);
    },
  });
  return { ...update, failure: update.isError ? failureText(update.error, texts) : null };
}
