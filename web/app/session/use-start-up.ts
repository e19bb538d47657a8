/** What happens once when the site is opened, before anybody does anything. */
import { useEffect } from 'react';
import { followOtherTabs } from './other-tabs.ts';
import { clearStaleData } from './preserved-data.ts';
import { whenSessionIsKnown } from './session.ts';

export function useStartUp(): void {
  useEffect(followOtherTabs, []);
  useEffect(() => whenSessionIsKnown(clearStaleData), []);
}
