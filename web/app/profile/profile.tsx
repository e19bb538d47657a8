/** Account Settings: who you are to us, how you sign in, what you pay, and what we keep about you. */
import type { AccountUser } from '@debt-payoff/contract/accounts';
import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { raiseEvent, useViewEvent } from '../analytics/events.ts';
import { replaceAccount, useAccount } from '../session/use-account.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { AccountAside } from './account-aside.tsx';
import { Devices } from './devices.tsx';
import { PasswordSection } from './password-section.tsx';
import { PaymentSettings } from './payment-settings.tsx';
import { ProfileInformation } from './profile-information.tsx';
import { TwoStep } from './two-step.tsx';
import { useRefreshOnReturn } from './use-account-refresh.ts';
import { YourData } from './your-data.tsx';

export function Profile() {
  useViewEvent(() => raiseEvent('profile_view'));
  return (
    <div className="page profile-page">
      <h1 className="h2">{accountTexts.profile.title}</h1>
      <Content />
    </div>
  );
}

function Content() {
  const { user, state, failure, reload } = useAccount();
  if (user !== null) return <Sections user={user} />;
  if (state === 'failed') {
    return (
      <Banner
        kind="danger"
        title={failure ?? accountTexts.profile.loadFailed}
        actions={
          <Button variant="secondary" size="small" onClick={reload}>
            {navigationTexts.actions.tryAgain}
          </Button>
        }
      >
        Nothing is lost. Check your connection, then try again.
      </Banner>
    );
  }
  return <ProfileSkeleton />;
}

function Sections({ user }: { readonly user: AccountUser }) {
  useRefreshOnReturn(user);
  return (
    <div className="profile-columns">
      <div className="profile-main">
        <ProfileInformation user={user} />
        <PasswordSection user={user} />
        <TwoStep
          user={user}
          onSwitch={(isOn) => replaceAccount({ ...user, two_step_enabled: isOn })}
        />
        <PaymentSettings isEmailConfirmed={user.email_confirmed} />
        <Devices />
        <YourData hasTwoStep={user.two_step_enabled} />
      </div>
      <AccountAside user={user} />
    </div>
  );
}

function ProfileSkeleton() {
  return (
    <div className="card profile-skeleton">
      <span className="vh">Loading your profile</span>
      <div className="bone" />
      <div className="bone" />
      <div className="bone" />
    </div>
  );
}
