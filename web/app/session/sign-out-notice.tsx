/** Takes the place of the page where signing out has not reached the server. */
import { localStorageKeys } from '@debt-payoff/contract/storage-keys';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { signOutTexts } from '@debt-payoff/contract/texts/sign-out';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Announcer } from '../ui/announcer.tsx';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { signedOutAddress } from './login-address.ts';
import { finishSignOut } from './pending-sign-out.ts';

/** Another page could not be opened without a connection; of this one, nothing else is shown. */
export function showSignOutNotice(): void {
  if (document.body.dataset.left !== undefined) return;
  document.body.dataset.left = '';
  document.title = navigationTexts.account.signOut;
  const place = document.createElement('div');
  place.className = 'page lone-message sign-out-notice';
  document.body.append(place);
  createRoot(place).render(<SignOutNotice />);
}

function SignOutNotice() {
  const [isBusy, setIsBusy] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is hidden with its page.
    place.current?.querySelector('button')?.focus();
    const retry = () => void finish(setIsBusy);
    const follow = ({ key, newValue }: StorageEvent): void => {
      if (key === localStorageKeys.signOutPending && newValue === null) retry();
    };
    window.addEventListener('online', retry);
    window.addEventListener('storage', follow);
    return () => {
      window.removeEventListener('online', retry);
      window.removeEventListener('storage', follow);
    };
  }, []);
  return (
    <div ref={place}>
      <Banner
        kind="danger"
        title={signOutTexts.unfinished}
        actions={
          <Button
            variant="secondary"
            size="small"
            busy={isBusy}
            onClick={() => void finish(setIsBusy)}
          >
            {navigationTexts.actions.tryAgain}
          </Button>
        }
      >
        {signOutTexts.unfinishedAdvice}
      </Banner>
      {/* The page's own is hidden with it. */}
      <Announcer />
    </div>
  );
}

async function finish(setIsBusy: (isBusy: boolean) => void): Promise<void> {
  setIsBusy(true);
  if (await finishSignOut()) window.location.replace(signedOutAddress());
  else setIsBusy(false);
}
