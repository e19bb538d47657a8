import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { aBrowser, aToken, loadAfreshInEachTest, type Reply } from '../session/browser.fixture.ts';

loadAfreshInEachTest();

/** Adds a debt to a portfolio that is shown, and tells whether the portfolio is then fetched again. */
async function isFetchedAgainAfter(reply: Reply): Promise<boolean | undefined> {
  aBrowser(() => reply);
  localStorage.setItem('jwt_token', aToken());
  const { useSaveDebt } = await import('./mutations.ts');
  const { portfolioKeys } = await import('./queries.ts');
  const queries = new QueryClient();
  queries.setQueryData(portfolioKeys.one(7), {});
  const saves: ReturnType<typeof useSaveDebt>[] = [];
  function Probe() {
    saves.push(useSaveDebt({ id: 7, debtId: null }));
    return null;
  }
  renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <Probe />
    </QueryClientProvider>,
  );
  const body = {
    creditor: 'Visa',
    debt_type: 'Credit Card',
    balance: 1,
    interest_rate: 1,
  } as const;
  const saved = saves[0]?.mutateAsync({ body: { ...body, monthly_payment: 1 }, key: 'a' });
  await expect(saved).rejects.toThrow();
  return queries.getQueryState(portfolioKeys.one(7))?.isInvalidated;
}

it.each<[string, Reply]>([
  ['its reply is lost', 'unreachable'],
  ['the server cannot say whether it was added', { status: 503, body: { code: 'unavailable' } }],
  ['it is refused, perhaps because its portfolio is gone', { status: 404 }],
])('what stands behind the form of a debt is fetched again where %s', async (_, reply) => {
  expect(await isFetchedAgainAfter(reply)).toBe(true);
});
