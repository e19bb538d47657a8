/** What a call works on must be the caller's; to anybody else it does not exist. */
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../platform/access.ts';
import type { Reader, Transaction } from '../platform/database/database.ts';
import { DomainError } from '../platform/errors.ts';
import { findPortfolio, lockPortfolio, type PortfolioRow } from './portfolios.store.ts';
import { portfolios } from './portfolios.tables.ts';

export type AtPortfolio = { readonly userId: number; readonly portfolioId: number };

/** The portfolio that an address names, as the caller's own. */
export function atPortfolio(request: FastifyRequest, params: { readonly id: number }): AtPortfolio {
  return { userId: callerOf(request).userId, portfolioId: params.id };
}

/** For the WHERE of whatever belongs to a portfolio: the column names this one, and it is this person's. */
export function isOwned(column: AnyPgColumn, { userId, portfolioId }: AtPortfolio): SQL {
  return sql`${column} = ${portfolioId} AND EXISTS (
    SELECT FROM ${portfolios} AS owned WHERE owned.id = ${portfolioId} AND owned.user_id = ${userId}
  )`;
}

/** The same of whatever belongs to any portfolio of this person. */
export function isOfPerson(column: AnyPgColumn, userId: number): SQL {
  return sql`EXISTS (
    SELECT FROM ${portfolios} AS owned WHERE owned.id = ${column} AND owned.user_id = ${userId}
  )`;
}

export async function requirePortfolio(db: Reader, at: AtPortfolio): Promise<PortfolioRow> {
  const portfolio = await findPortfolio(db, at);
  if (portfolio === null) throw new DomainError('not_found');
  return portfolio;
}

/** All that changes the balances of a portfolio waits in one line. */
export async function requireLockedPortfolio(
  tx: Transaction,
  at: AtPortfolio,
): Promise<PortfolioRow> {
  const portfolio = await lockPortfolio(tx, at);
  if (portfolio === null) throw new DomainError('not_found');
  return portfolio;
}
