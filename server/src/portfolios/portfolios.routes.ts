import {
  createPortfolioCall,
  getPortfolioCall,
  listPortfoliosCall,
  removePortfolioCall,
  updatePortfolioCall,
} from '@debt-payoff/contract/portfolios';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import type { FastifyInstance } from 'fastify';
import type { DebtDeps } from '../debts/debts.ts';
import { repeatable } from '../idempotency/idempotency.ts';
import { callerOf } from '../platform/access.ts';
import { serveCall } from '../platform/calls.ts';
import { listPortfolios } from './portfolios.store.ts';
import {
  createPortfolio,
  getPortfolio,
  listWithDebts,
  removePortfolio,
  updatePortfolio,
} from './portfolios.ts';
import { portfolioAnswer, summaryAnswer } from './portfolios.wire.ts';

export function servePortfolios(app: FastifyInstance, deps: DebtDeps): void {
  const { db, clock } = deps;

  serveCall(app, listPortfoliosCall, async ({ query, request }) => {
    const { userId } = callerOf(request);
    if (query.include === undefined) return (await listPortfolios(db, userId)).map(summaryAnswer);
    const found = await listWithDebts(deps, userId);
    return found.map((portfolio) => portfolioAnswer(portfolio, clock.today()));
  });

  serveCall(app, createPortfolioCall, async ({ body, request, reply }) => {
    const { userId } = callerOf(request);
    const { name, description, debts = [] } = body;
    const portfolio = await createPortfolio(deps, {
      userId,
      name,
      description,
      debts,
      repeatable: repeatable(request, clock.now()),
    });
    reply.status(201);
    return portfolioAnswer(portfolio, clock.today());
  });

  serveCall(app, getPortfolioCall, async ({ params, request }) => {
    const { userId } = callerOf(request);
    const portfolio = await getPortfolio(deps, { userId, portfolioId: params.id });
    return portfolioAnswer(portfolio, clock.today());
  });

  serveCall(app, updatePortfolioCall, async ({ params, body, request }) => {
    const { userId } = callerOf(request);
    const { name, description, version } = body;
    const at = { userId, portfolioId: params.id };
    const portfolio = await updatePortfolio(deps, { ...at, name, description, version });
    return portfolioAnswer(portfolio, clock.today());
  });

  serveCall(app, removePortfolioCall, async ({ params, request }) => {
    const { userId } = callerOf(request);
    await removePortfolio(deps, { userId, portfolioId: params.id });
    return { message: portfolioTexts.deletion.done };
  });
}
