/** What is fetched about portfolios, and under which keys the replies are kept. */
import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import type {
  checkLimitsCall,
  Debt,
  getPortfolioCall,
  listDebtsCall,
  listPortfoliosCall,
  Portfolio,
} from '@debt-payoff/contract/portfolios';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchAgain } from '../session/fetched-data.ts';
import { quietSignedInCall, signedInCall } from '../session/signed-in-call.ts';
import { noticePortfolios } from './use-has-portfolios.ts';

/** Whatever changes a portfolio makes everything under `all` be fetched again. */
export const portfolioKeys = {
  all: ['portfolios'],
  list: ['portfolios', 'list'],
  withDebts: ['portfolios', 'with debts'],
  one: (id: number) => ['portfolios', 'one', id],
  debts: (id: number) => ['portfolios', 'debts', id],
  limits: (id: number) => ['portfolios', 'limits', id],
} as const;

export function usePortfolios() {
  const list = useQuery({
    queryKey: portfolioKeys.list,
    queryFn: () => signedInCall<typeof listPortfoliosCall>(portfolioAddresses.list, { query: {} }),
  });
  useNotice(list.data?.length);
  return list;
}

export function usePortfoliosWithDebts() {
  const list = useQuery({ queryKey: portfolioKeys.withDebts, queryFn: listWithDebts });
  useNotice(list.data?.length);
  return list;
}

export function usePortfolio(id: number) {
  return useQuery({
    queryKey: portfolioKeys.one(id),
    queryFn: () => getPortfolio(id),
  });
}

/** As it is saved now. */
export function getPortfolio(id: number): Promise<Portfolio> {
  return signedInCall<typeof getPortfolioCall>(portfolioAddresses.get, { params: { id } });
}

/** There is no call for one alone, and this is seldom needed. */
export async function findDebt(portfolioId: number, id: number | null): Promise<Debt | null> {
  const { debts } = await getPortfolio(portfolioId);
  return debts.find((debt) => debt.id === id) ?? null;
}

/** The debts alone, as they are now. */
export function useDebts(id: number) {
  return useQuery({
    queryKey: portfolioKeys.debts(id),
    queryFn: () =>
      signedInCall<typeof listDebtsCall>(portfolioAddresses.listDebts, { params: { id } }),
    gcTime: 0,
  });
}

/** Where it cannot be known, nothing is said: the server looks again when debts are added. */
export function useDebtLimit(id: number) {
  return useQuery({
    queryKey: portfolioKeys.limits(id),
    queryFn: () =>
      quietSignedInCall<typeof checkLimitsCall>(portfolioAddresses.checkLimits, { params: { id } }),
    retry: false,
    gcTime: 0,
  });
}

async function listWithDebts(): Promise<Portfolio[]> {
  const listed = await signedInCall<typeof listPortfoliosCall>(portfolioAddresses.list, {
    query: { include: 'debts' },
  });
  return listed.map((portfolio) => ({ ...portfolio, debts: portfolio.debts ?? [] }));
}

export function useInvalidatePortfolios(): () => Promise<void> {
  const queries = useQueryClient();
  return () => fetchAgain(queries, portfolioKeys.all);
}

/** What failed may be done all the same, or be refused for what others did: what stands behind the form shows it. */
export function useInvalidateAfterFailure(): () => void {
  const invalidate = useInvalidatePortfolios();
  return () => void invalidate();
}

/** The menu offers the portfolios to those who have some. */
function useNotice(count: number | undefined): void {
  useEffect(() => {
    if (count !== undefined) noticePortfolios(count);
  }, [count]);
}
