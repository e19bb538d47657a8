import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import type { cancelEmailChangeCall } from '@debt-payoff/contract/accounts';
import { paths } from '@debt-payoff/contract/paths';
import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { type LinkOutcome, MailedLink } from '../../accounts/mailed-link.tsx';
import { secretPageHeaders } from '../../accounts/secret-page.ts';
import { privateMeta } from '../../page/private-meta.ts';
import { publicCall } from '../../session/calls.ts';
import { useReloadAccount } from '../../session/use-account.ts';
import { ButtonLink } from '../../ui/button.tsx';

const { email } = accountTexts;
const choosePassword = <ButtonLink to={paths.forgotPassword}>{email.choosePassword}</ButtonLink>;

export const meta = () => privateMeta(email.cancelTitle);
export const headers = secretPageHeaders;

export default function CancelEmailChange() {
  const reloadAccount = useReloadAccount();
  const cancel = async (token: string): Promise<LinkOutcome> => {
    const address = accountAddresses.cancelEmailChange;
    const { message } = await publicCall<typeof cancelEmailChangeCall>(address, {
      body: { token },
    });
    reloadAccount();
    return { message, next: choosePassword };
  };
  return (
    <MailedLink
      title={email.cancelTitle}
      lead={email.cancelLead}
      submit={email.cancel}
      submitting={email.cancelling}
      act={cancel}
      useless={{ advice: email.cancelUseless, next: choosePassword }}
    />
  );
}
