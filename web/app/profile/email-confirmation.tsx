/** Whether the address is confirmed, which one is to take its place, and the way to have the link sent again. */
import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import type { AccountUser, withdrawEmailChangeCall } from '@debt-payoff/contract/accounts';
import { profilePageTexts } from '@debt-payoff/contract/texts/profile-page';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { failureText } from '../forms/call-failure.ts';
import { signedInCall } from '../session/signed-in-call.ts';
import { replaceAccount } from '../session/use-account.ts';
import { Badge } from '../ui/badge.tsx';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { useResend } from './use-resend.ts';

const { confirmation: texts } = profilePageTexts;

export function EmailConfirmation({
  user,
  onWithdrawn,
}: {
  readonly user: AccountUser;
  readonly onWithdrawn: (message: string) => void;
}) {
  const { email_confirmed: isConfirmed, pending_email: pending } = user;
  return (
    <>
      {isConfirmed ? (
        <p>
          <Badge kind="go">
            <CircleCheck className="icon" aria-hidden="true" />
            {texts.confirmed}
          </Badge>
        </p>
      ) : null}
      {pending === null ? null : (
        <PendingAddress user={user} pending={pending} onWithdrawn={onWithdrawn} />
      )}
      {isConfirmed || pending !== null ? null : <UnconfirmedAddress user={user} />}
    </>
  );
}

function UnconfirmedAddress({ user }: { readonly user: AccountUser }) {
  const resend = useResend(user);
  return (
    <>
      {resend.failure === null ? null : <Banner kind="danger" title={resend.failure} />}
      <Banner
        kind="info"
        title={texts.unconfirmed}
        actions={<ResendButton resend={resend} label={texts.sendAgain} />}
      >
        {resend.sent ?? texts.unconfirmedExplained}
      </Banner>
    </>
  );
}

function PendingAddress({
  user,
  pending,
  onWithdrawn,
}: {
  readonly user: AccountUser;
  readonly pending: string;
  readonly onWithdrawn: (message: string) => void;
}) {
  const resend = useResend(user);
  const withdrawal = useMutation({
    mutationFn: () =>
      signedInCall<typeof withdrawEmailChangeCall>(accountAddresses.withdrawEmailChange, {}),
  });
  const withdraw = (): void =>
    withdrawal.mutate(undefined, {
      onSuccess: ({ message, user: found }) => {
        replaceAccount(found);
        onWithdrawn(message);
      },
    });
  const failure = withdrawal.isError ? failureText(withdrawal.error) : resend.failure;
  return (
    <div className="pending-address">
      {failure === null ? null : <Banner kind="danger" title={failure} />}
      <Banner
        kind="info"
        title={texts.pending(pending)}
        actions={
          <>
            <ResendButton resend={resend} label={texts.sendAgain} />
            <Button variant="secondary" size="small" busy={withdrawal.isPending} onClick={withdraw}>
              {withdrawal.isPending ? texts.keeping : texts.keep(user.email)}
            </Button>
          </>
        }
      >
        {resend.sent ?? texts.pendingExplained(user.email)}
      </Banner>
    </div>
  );
}

/** It stays after it was pressed, and with it the focus. */
export function ResendButton({
  resend,
  label,
}: {
  readonly resend: ReturnType<typeof useResend>;
  readonly label: string;
}) {
  return (
    <Button variant="secondary" size="small" busy={resend.isPending} onClick={resend.send}>
      {resend.isPending ? texts.sending : label}
    </Button>
  );
}
