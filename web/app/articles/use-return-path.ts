/** The list that a reader came from. It is kept in the browser's history, and passed on from article to article. */
import { paths } from '@debt-payoff/contract/paths';
import { useLocation } from 'react-router';
import { useHydrated } from '../ui/use-hydrated.ts';

export type ReturnState = { readonly returnTo: string };

/** All articles until the page is hydrated, and for readers who came from elsewhere. */
export function useReturnPath(): string {
  const { state } = useLocation();
  const isHydrated = useHydrated();
  return isHydrated && isReturnState(state) ? state.returnTo : paths.articles;
}

/** The history of a tab may hold what an older version wrote. */
function isReturnState(state: unknown): state is ReturnState {
  return (
    typeof state === 'object' &&
    state !== null &&
    'returnTo' in state &&
    typeof state.returnTo === 'string' &&
    /^\/articles(?:$|\?)/.test(state.returnTo)
  );
}
