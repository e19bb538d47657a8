/** For anyone who is signed in and still here, since the next page did not come and was let go. */
import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '../ui/button.tsx';
import { AccountPage } from './account-page.tsx';

const { signedIn } = accountTexts;

export function SignedInScreen({ destination }: { readonly destination: string }) {
  const onward = useRef<HTMLAnchorElement>(null);
  // The form that had the focus is gone.
  useEffect(() => onward.current?.focus(), []);
  return (
    <AccountPage title={signedIn.title} lead={signedIn.lead}>
      <div className="row">
        <ButtonLink ref={onward} to={destination} replace>
          {signedIn.onward}
        </ButtonLink>
      </div>
    </AccountPage>
  );
}
