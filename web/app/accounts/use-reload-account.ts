import { currentSession } from '../session/session.ts';
import { useAccount } from '../session/use-account.ts';

/** For a page that changed an account by a link: it may be the one that is signed in here. */
export function useReloadAccount(): () => void {
  const { reload } = useAccount();
  return () => {
    if (currentSession().status === 'signed-in') reload();
  };
}
