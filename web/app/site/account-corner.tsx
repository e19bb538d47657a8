/** Sign In, or one's account. What only those need who are signed in is loaded for them alone. */
import { paths } from '@debt-payoff/contract/paths';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { lazy, Suspense } from 'react';
import { useSession } from '../session/session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { navigationLink } from './navigation-link.ts';

const { menu, account } = navigationTexts;

const AccountMenu = lazy(async () => {
  const parts = await import('./account-menu.tsx').catch(() => null);
  return { default: parts?.AccountMenu ?? ProfileLink };
});
const AccountPlaces = lazy(async () => {
  const parts = await import('./account-menu.tsx').catch(() => null);
  return { default: parts?.AccountPlaces ?? ProfileLink };
});

/** It has one width for everyone, so that nothing moves once that is known. */
export function AccountCorner() {
  const { status } = useSession();
  return (
    <div className="account-corner" data-status={status}>
      {status === 'signed-in' ? (
        <Suspense>
          <AccountMenu />
        </Suspense>
      ) : (
        <ButtonLink {...navigationLink(paths.login)} variant="secondary" size="small">
          {menu.signIn}
        </ButtonLink>
      )}
    </div>
  );
}

/** The same in the menu of a phone. */
export function PhoneAccount() {
  const { status } = useSession();
  if (status === 'signed-in') {
    return (
      <div className="phone-account">
        <Suspense>
          <AccountPlaces />
        </Suspense>
      </div>
    );
  }
  return (
    <div className="phone-foot account-corner" data-status={status}>
      <ButtonLink {...navigationLink(paths.login)}>{menu.signIn}</ButtonLink>
    </div>
  );
}

/** Where the menu cannot be loaded, the page stays whole and there is still a way. */
function ProfileLink() {
  return (
    <ButtonLink {...navigationLink(paths.profile)} variant="secondary" size="small">
      {account.title}
    </ButtonLink>
  );
}
