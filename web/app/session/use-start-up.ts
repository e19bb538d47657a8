/** What happens once when the site is opened, before anybody does anything. */
import { useEffect } from 'react';
import { clearStaleData, followSignOuts } from './preserved-data.ts';
import { whenSessionIsKnown } from './session.ts';

export function useStartUp(): void {
  useEffect(followSignOuts, []);
  useEffect(() => whenSessionIsKnown(clearStaleData), []);
}
