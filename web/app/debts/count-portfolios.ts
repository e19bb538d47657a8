import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import type { listPortfoliosCall } from '@debt-payoff/contract/portfolios';
import { quietSignedInCall } from '../session/signed-in-call.ts';

/** For the menu, which is on every page: it loads this, and no more, when somebody is signed in. */
export async function countPortfolios(): Promise<number> {
  const { list } = portfolioAddresses;
  return (await quietSignedInCall<typeof listPortfoliosCall>(list, { query: {} })).length;
}
