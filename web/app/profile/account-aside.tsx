/** What the account costs and holds, where to go from here, and the way out. */
import type { AccountUser } from '@debt-payoff/contract/accounts';
import { paths } from '@debt-payoff/contract/paths';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { useState } from 'react';
import { Link } from 'react-router';
import { signOut } from '../session/sign-out.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import { SubscriptionDetails } from './subscription-details.tsx';

const { menu, account, footer } = navigationTexts;

export function AccountAside({ user }: { readonly user: AccountUser }) {
  return (
    <div className="profile-aside">
      <SubscriptionDetails tier={user.subscription_tier} />
      <Section title="Where next">
        <div className="profile-actions">
          <ButtonLink variant="secondary" to={paths.portfolios}>
            {menu.managePortfolios}
          </ButtonLink>
          <ButtonLink variant="secondary" to={paths.dashboard}>
            {menu.dashboard}
          </ButtonLink>
          <SignOutButton />
        </div>
        <ul className="row small">
          <li>
            <Link to={paths.privacy}>{footer.privacy}</Link>
          </li>
          <li>
            <Link to={paths.terms}>{footer.terms}</Link>
          </li>
        </ul>
      </Section>
    </div>
  );
}

function SignOutButton() {
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <Button
      variant="quiet"
      busy={isLeaving}
      onClick={() => {
        setIsLeaving(true);
        void signOut();
      }}
    >
      {account.signOut}
    </Button>
  );
}
