/** Where one is in the development environment, as whom, and the way out. */
import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import type { leaveGateCall } from '@debt-payoff/contract/accounts';
import { developmentGateTexts } from '@debt-payoff/contract/texts/gates';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { useEffect, useState } from 'react';
import { useAnnouncement } from '../ui/announce.ts';
import { Button } from '../ui/button.tsx';
import { findGateUsername, forgetCredentials } from './gate-credentials.ts';
import { everyHost } from './gate-hosts.ts';

export function DevelopmentBar() {
  const [username, setUsername] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => setUsername(findGateUsername()), []);
  const leave = (): void => {
    setFailure(null);
    leaveGate().catch(() => setFailure(navigationTexts.failures.network));
  };
  useAnnouncement(failure);
  return (
    <aside className="gate-bar" aria-label={developmentGateTexts.title}>
      <div className="page">
        <p>
          {developmentGateTexts.title}
          {username === null ? null : <b> {username}</b>}
        </p>
        {failure === null ? null : <p>{failure}</p>}
        <Button
          variant="inverse"
          size="small"
          aria-label={`${navigationTexts.actions.logOut}, ${developmentGateTexts.title}`}
          onClick={leave}
        >
          {navigationTexts.actions.logOut}
        </Button>
      </div>
    </aside>
  );
}

async function leaveGate(): Promise<void> {
  await everyHost()<typeof leaveGateCall>(accountAddresses.leaveGate, {});
  forgetCredentials();
  window.location.reload();
}
