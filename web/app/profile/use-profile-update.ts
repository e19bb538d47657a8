/** Sends a change of the profile and says how it went. */
import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import type { updateProfileCall } from '@debt-payoff/contract/accounts';
import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { useMutation } from '@tanstack/react-query';
import { raiseEvent } from '../analytics/events.ts';
import { failureText, isRefused } from '../forms/call-failure.ts';
import { useSubmissionKey } from '../forms/submission-key.ts';
import { signedInCallOnce } from '../session/signed-in-call.ts';
import { replaceAccount } from '../session/use-account.ts';
import type { ProfileUpdate } from './profile-rules.ts';

const { updateFailed, updateNetworkError } = accountTexts.profile;
const texts = { failed: updateFailed, networkError: updateNetworkError };

/** What is sent again because its reply was lost counts once, though the password may be another by then. */
export function useProfileUpdate() {
  const submissionKey = useSubmissionKey();
  const update = useMutation({
    mutationFn: (body: ProfileUpdate) =>
      signedInCallOnce(submissionKey.keyFor(body))<typeof updateProfileCall>(
        accountAddresses.updateProfile,
        { body },
      ),
    onSuccess: ({ user }) => {
      submissionKey.renew();
      raiseEvent('profile_update');
      replaceAccount(user);
    },
  });
  return {
    ...update,
    failure: update.isError ? failureText(update.error, texts) : null,
    /** Whether nobody knows if it was saved. */
    isReplyLost: update.isError && !isRefused(update.error),
  };
}
