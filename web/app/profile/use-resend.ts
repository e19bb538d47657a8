/** Mails the confirmation link again, to the address that waits for it: a new one before the present one. */
import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import type { AccountUser, resendConfirmationCall } from '@debt-payoff/contract/accounts';
import { profilePageTexts } from '@debt-payoff/contract/texts/profile-page';
import { useMutation } from '@tanstack/react-query';
import { failsWith, failureText } from '../forms/call-failure.ts';
import { signedInCall } from '../session/signed-in-call.ts';
import { useAnnouncement } from '../ui/announce.ts';
import { useAccountRefresh } from './use-account-refresh.ts';

const { lookFor } = profilePageTexts.confirmation;

export function useResend(user: AccountUser) {
  const address = user.pending_email ?? user.email;
  const refresh = useAccountRefresh(user);
  const resend = useMutation({
    mutationFn: () =>
      signedInCall<typeof resendConfirmationCall>(accountAddresses.resendConfirmation, {}),
    // Confirmed on another device: then there is nothing to send, and the page should know.
    onError: (error) => {
      if (failsWith(error, 'conflict')) void refresh().catch(() => null);
    },
  });
  const sent = resend.isSuccess ? `${resend.data.message} ${lookFor(address)}` : null;
  useAnnouncement(sent);
  return {
    send: () => resend.mutate(),
    isPending: resend.isPending,
    sent,
    failure: resend.isError ? failureText(resend.error) : null,
  };
}
