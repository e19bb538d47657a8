/** What happens once when the site is opened, before anybody does anything. */
import { useEffect, useRef } from 'react';
import { followOtherTabs } from './other-tabs.ts';
import { clearStaleData } from './preserved-data.ts';
import { useSession } from './session.ts';

export function useStartUp(): void {
  const { status } = useSession();
  const isDone = useRef(false);
  useEffect(followOtherTabs, []);
  useEffect(() => {
    if (status === 'checking' || isDone.current) return;
    isDone.current = true;
    clearStaleData(status === 'signed-in');
  }, [status]);
}
