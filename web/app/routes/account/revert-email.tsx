import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import type { revertEmailCall } from '@debt-payoff/contract/accounts';
import { paths } from '@debt-payoff/contract/paths';
import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { type LinkOutcome, MailedLink } from '../../accounts/mailed-link.tsx';
import { secretPageHeaders } from '../../accounts/secret-page.ts';
import { privateMeta } from '../../page/private-meta.ts';
import { publicCall } from '../../session/calls.ts';
import { clearTokens } from '../../session/session.ts';
import { ButtonLink, buttonClass } from '../../ui/button.tsx';

const { email } = accountTexts;

export const meta = () => privateMeta(email.revertTitle);
export const headers = secretPageHeaders;

export default function RevertEmail() {
  return (
    <MailedLink
      title={email.revertTitle}
      lead={email.revertLead}
      submit={email.revert}
      submitting={email.reverting}
      act={revert}
      useless={{
        advice: email.revertUseless,
        next: <ButtonLink to={paths.forgotPassword}>{email.choosePassword}</ButtonLink>,
      }}
    />
  );
}

async function revert(token: string): Promise<LinkOutcome> {
  const address = accountAddresses.revertEmail;
  const reply = await publicCall<typeof revertEmailCall>(address, { body: { token } });
  clearTokens();
  return {
    message: reply.message,
    next: (
      <a className={buttonClass({})} href={reply.reset_url}>
        {email.choosePassword}
      </a>
    ),
  };
}
