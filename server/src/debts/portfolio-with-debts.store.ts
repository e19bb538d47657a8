import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { paymentOn } from '../ledger/debt-terms.ts';
import { debts } from '../ledger/ledger.tables.ts';
import { preparedOnce } from '../platform/database/prepared.ts';
import type { AtPortfolio } from '../portfolios/portfolio-ownership.ts';
import type { PortfolioRow } from '../portfolios/portfolios.store.ts';
import { portfolios } from '../portfolios/portfolios.tables.ts';
import type { DebtReader } from './debts.store.ts';

export type PortfolioSums = {
  /** In the order in which they were added. */
  readonly debtIds: readonly number[];
  readonly debtsCount: number;
  readonly paidOffCount: number;
  readonly balancePence: number;
  readonly originalBalancePence: number;
  /** What is paid a month to those that are not paid off, and of which no change is planned. */
  readonly steadyPaymentsPence: number;
  /** To the others that are not paid off. */
  readonly changingPayments: readonly ChangingPayment[];
  readonly autoPaymentsCount: number;
};
/** It hangs on the day. */
type ChangingPayment = Parameters<typeof paymentOn>[0];
export type PortfolioWithSums = PortfolioRow & PortfolioSums;

const isUnpaid = sql`${debts.paidOffOn} IS NULL`;
const isSteady = sql`${debts.rateChanges} = '[]'`;
const number = (part: ReturnType<typeof sql>) => sql<number>`${part}`.mapWith(Number);

/** The sums come with the rows, in one question. */
function portfoliosWithSums({ db, debtSchedules }: DebtReader) {
  const sums = db
    .select({
      portfolioId: debts.portfolioId,
      debtIds: sql`jsonb_agg(${debts.id} ORDER BY ${debts.id})`.as('debt_ids'),
      debtsCount: count().as('debts_count'),
      paidOffCount: sql`count(*) FILTER (WHERE NOT ${isUnpaid})`.as('paid_off_count'),
      balancePence: sql`sum(${debts.balancePence})`.as('balance_sum'),
      originalBalancePence: sql`sum(${debts.originalBalancePence})`.as('original_sum'),
      steadyPaymentsPence: sql`sum(${debts.monthlyPaymentPence})
        FILTER (WHERE ${isUnpaid} AND ${isSteady})`.as('steady_payments'),
      changingPayments: sql`jsonb_agg(jsonb_build_object(
          'monthlyPaymentPence', ${debts.monthlyPaymentPence}, 'paymentSetOn', ${debts.paymentSetOn},
          'rateChanges', ${debts.rateChanges}, 'paidOffOn', NULL
        )) FILTER (WHERE ${isUnpaid} AND NOT ${isSteady})`.as('changing_payments'),
      autoPaymentsCount: sql`coalesce(sum(${debtSchedules.activeCount}), 0)`.as(
        'auto_payments_count',
      ),
    })
    .from(debts)
    .where(sql`debts.portfolio_id = portfolios.id`)
    .groupBy(debts.portfolioId)
    .as('sums');
  return db
    .select({
      portfolio: portfolios,
      debtIds: sql<number[]>`coalesce(${sums.debtIds}, '[]')`,
      debtsCount: number(sql`coalesce(${sums.debtsCount}, 0)`),
      paidOffCount: number(sql`coalesce(${sums.paidOffCount}, 0)`),
      balancePence: number(sql`coalesce(${sums.balancePence}, 0)`),
      originalBalancePence: number(sql`coalesce(${sums.originalBalancePence}, 0)`),
      steadyPaymentsPence: number(sql`coalesce(${sums.steadyPaymentsPence}, 0)`),
      changingPayments: sql<ChangingPayment[]>`coalesce(${sums.changingPayments}, '[]')`,
      autoPaymentsCount: number(sql`coalesce(${sums.autoPaymentsCount}, 0)`),
    })
    .from(portfolios)
    .leftJoinLateral(sums, sql`true`);
}

const preparedList = preparedOnce((reader: DebtReader) =>
  portfoliosWithSums(reader)
    .where(eq(portfolios.userId, sql.placeholder('userId')))
    .orderBy(asc(portfolios.id))
    .prepare('list_portfolios'),
);

const preparedFind = preparedOnce((reader: DebtReader) =>
  portfoliosWithSums(reader)
    .where(
      and(
        eq(portfolios.id, sql.placeholder('portfolioId')),
        eq(portfolios.userId, sql.placeholder('userId')),
      ),
    )
    .prepare('find_portfolio'),
);

export async function listPortfolios(
  reader: DebtReader,
  userId: number,
): Promise<PortfolioWithSums[]> {
  const rows = await preparedList(reader).execute({ userId });
  return rows.map(({ portfolio, ...sums }) => ({ ...portfolio, ...sums }));
}

export async function findPortfolioWithSums(
  reader: DebtReader,
  { userId, portfolioId }: AtPortfolio,
): Promise<PortfolioWithSums | null> {
  const [row] = await preparedFind(reader).execute({ userId, portfolioId });
  if (row === undefined) return null;
  const { portfolio, ...sums } = row;
  return { ...portfolio, ...sums };
}
