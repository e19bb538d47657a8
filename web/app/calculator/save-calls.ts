/** The calls behind the save dialog. Each saves all of the debts or none. */
import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import type {
  createPortfolioCall,
  DebtFacts,
  listPortfoliosCall,
  Portfolio,
  replaceDebtsCall,
} from '@debt-payoff/contract/portfolios';
import type { OptionFacts } from '@debt-payoff/contract/saved-calendar-terms';
import type { StrategyName } from '@debt-payoff/engine';
import { useQuery } from '@tanstack/react-query';
import { portfolioKeys } from '../debts/queries.ts';
import { quietSignedInCall, signedInCall, signedInCallOnce } from '../session/signed-in-call.ts';

export type PlanToKeep = OptionFacts & {
  readonly strategy: StrategyName;
  readonly extra_payment: number;
};

export type Target =
  | { readonly kind: 'new'; readonly name: string }
  | {
      readonly kind: 'existing';
      readonly id: number;
      /** The state whose replacement was shown. */
      readonly version: number;
    };

export function saveDebts(
  target: Target,
  {
    debts: given,
    plan,
    key,
  }: { readonly debts: readonly DebtFacts[]; readonly plan: PlanToKeep; readonly key: string },
): Promise<Portfolio> {
  const debts = [...given];
  if (target.kind === 'new') {
    return signedInCallOnce(key)<typeof createPortfolioCall>(portfolioAddresses.create, {
      body: { name: target.name, ...plan, debts },
    });
  }
  const { id, version } = target;
  return signedInCall<typeof replaceDebtsCall>(portfolioAddresses.replaceDebts, {
    params: { id },
    body: { ...plan, debts, version },
  });
}

export function usePortfolioChoices({ isQuiet }: { readonly isQuiet: boolean }) {
  const call = isQuiet ? quietSignedInCall : signedInCall;
  return useQuery({
    queryKey: portfolioKeys.withDebts,
    queryFn: () =>
      call<typeof listPortfoliosCall>(portfolioAddresses.list, { query: { include: 'debts' } }),
  });
}
