import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import type { confirmEmailCall } from '@debt-payoff/contract/accounts';
import { paths } from '@debt-payoff/contract/paths';
import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { type LinkOutcome, MailedLink } from '../../accounts/mailed-link.tsx';
import { secretPageHeaders } from '../../accounts/secret-page.ts';
import { privateMeta } from '../../page/private-meta.ts';
import { publicCall } from '../../session/calls.ts';
import { useReloadAccount } from '../../session/use-account.ts';
import { ButtonLink } from '../../ui/button.tsx';

const { email } = accountTexts;

export const meta = () => privateMeta(email.confirmTitle);
export const headers = secretPageHeaders;

export default function ConfirmEmail() {
  const reloadAccount = useReloadAccount();
  const confirm = async (token: string): Promise<LinkOutcome> => {
    const address = accountAddresses.confirmEmail;
    const { message } = await publicCall<typeof confirmEmailCall>(address, { body: { token } });
    reloadAccount();
    // Anyone who is signed in passes through there; everybody else signs in on the way.
    return {
      message,
      next: <ButtonLink to={paths.dashboard}>{navigationTexts.menu.dashboard}</ButtonLink>,
    };
  };
  return (
    <MailedLink
      title={email.confirmTitle}
      lead={email.confirmLead}
      submit={email.confirm}
      submitting={email.confirming}
      act={confirm}
      useless={{
        advice: email.confirmUseless,
        next: <ButtonLink to={paths.profile}>{accountTexts.profile.title}</ButtonLink>,
      }}
    />
  );
}
