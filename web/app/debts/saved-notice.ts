/** What saving says on the page that it leads to: it goes along with the navigation, and is said once. */

import { count } from '@debt-payoff/contract/counts';
import { formatPounds } from '@debt-payoff/contract/money';
import type { Portfolio } from '@debt-payoff/contract/portfolios';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

type SavedNotice = { readonly saved: string };

type SavedPortfolio = Pick<Portfolio, 'debts_count' | 'total_balance'>;

export function savedNotice({ debts_count, total_balance }: SavedPortfolio): SavedNotice {
  return { saved: `Saved. ${count(debts_count, 'debt')}, ${formatPounds(total_balance)}` };
}

/**
 * Null where nothing was saved on the way here, and once the portfolio is another. It does not come again with a
 * reload or the back button.
 */
export function useSavedNotice(portfolio: SavedPortfolio): string | null {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [notice] = useState(() => readNotice(state));
  const isThere = readNotice(state) !== null;
  useEffect(() => {
    if (isThere) navigate(`${pathname}${search}`, { replace: true, preventScrollReset: true });
  }, [isThere, navigate, pathname, search]);
  return notice === savedNotice(portfolio).saved ? notice : null;
}

function readNotice(state: unknown): string | null {
  if (state === null || typeof state !== 'object' || !('saved' in state)) return null;
  return typeof state.saved === 'string' ? state.saved : null;
}
