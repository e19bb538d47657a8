import {
  createPortfolioCall,
  getPortfolioCall,
  listPortfoliosCall,
  removePortfolioCall,
  updatePortfolioCall,
} from '@debt-payoff/contract/portfolios';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import type { FastifyInstance } from 'fastify';
import { idempotencyKeyOf } from '../idempotency/idempotency.ts';
import { callerOf } from '../platform/access.ts';
import { serveCall } from '../platform/calls.ts';
import { atPortfolio } from '../portfolios/portfolio-ownership.ts';
import { removePortfolio, updatePortfolio } from '../portfolios/portfolios.ts';
import type { DebtDeps } from './debts.ts';
import { planChangeOf } from './debts.wire.ts';
import { listPortfolios } from './portfolio-with-debts.store.ts';
import { createPortfolio, getPortfolio, listWithDebts } from './portfolio-with-debts.ts';
import { portfolioReply, summaryReply } from './portfolio-with-debts.wire.ts';

export function servePortfolios(app: FastifyInstance, deps: DebtDeps): void {
  const { clock } = deps;

  serveCall(app, listPortfoliosCall, async ({ query, request }) => {
    const { userId } = callerOf(request);
    if (query.include === undefined)
      return (await listPortfolios(deps, userId)).map((found) =>
        summaryReply(found, clock.today()),
      );
    const found = await listWithDebts(deps, userId);
    return found.map((portfolio) => portfolioReply(portfolio, clock.today()));
  });

  serveCall(app, createPortfolioCall, async ({ body, request, reply }) => {
    const { userId } = callerOf(request);
    const { name, description, debts = [] } = body;
    const portfolio = await createPortfolio(deps, {
      userId,
      name,
      description,
      plan: planChangeOf(body),
      debts,
      idempotencyKey: idempotencyKeyOf(request, clock.now()),
    });
    reply.status(201);
    return portfolioReply(portfolio, clock.today());
  });

  serveCall(app, getPortfolioCall, async ({ params, request }) => {
    const portfolio = await getPortfolio(deps, atPortfolio(request, params));
    return portfolioReply(portfolio, clock.today());
  });

  serveCall(app, updatePortfolioCall, async ({ params, body, request }) => {
    const { name, description, version } = body;
    const at = atPortfolio(request, params);
    await updatePortfolio(deps, { ...at, name, description, version });
    return portfolioReply(await getPortfolio(deps, at), clock.today());
  });

  serveCall(app, removePortfolioCall, async ({ params, request }) => {
    await removePortfolio(deps, atPortfolio(request, params));
    return { message: portfolioTexts.deletion.done };
  });
}
