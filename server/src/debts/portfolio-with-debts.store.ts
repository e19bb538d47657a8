import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { paymentOn } from '../ledger/debt-terms.ts';
import { debts } from '../ledger/ledger.tables.ts';
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
  /** Of those that are not paid off. */
  readonly unpaidPayments: readonly UnpaidPayment[];
  readonly autoPaymentsCount: number;
};
/** What is paid hangs on the day, where a change of it is planned. */
type UnpaidPayment = Parameters<typeof paymentOn>[0];
export type PortfolioWithSums = PortfolioRow & PortfolioSums;

const isUnpaid = sql`${debts.paidOffOn} IS NULL`;
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
      unpaidPayments: sql`jsonb_agg(jsonb_build_object(
          'monthlyPaymentPence', ${debts.monthlyPaymentPence}, 'paymentSetOn', ${debts.paymentSetOn},
          'rateChanges', ${debts.rateChanges}, 'paidOffOn', NULL
        )) FILTER (WHERE ${isUnpaid})`.as('unpaid_payments'),
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
      unpaidPayments: sql<UnpaidPayment[]>`coalesce(${sums.unpaidPayments}, '[]')`,
      autoPaymentsCount: number(sql`coalesce(${sums.autoPaymentsCount}, 0)`),
    })
    .from(portfolios)
    .leftJoinLateral(sums, sql`true`);
}

export async function listPortfolios(
  reader: DebtReader,
  userId: number,
): Promise<PortfolioWithSums[]> {
  const rows = await portfoliosWithSums(reader)
    .where(eq(portfolios.userId, userId))
    .orderBy(asc(portfolios.id));
  return rows.map(({ portfolio, ...sums }) => ({ ...portfolio, ...sums }));
}

export async function findPortfolioWithSums(
  reader: DebtReader,
  { userId, portfolioId }: AtPortfolio,
): Promise<PortfolioWithSums | null> {
  const [row] = await portfoliosWithSums(reader).where(
    and(eq(portfolios.id, portfolioId), eq(portfolios.userId, userId)),
  );
  if (row === undefined) return null;
  const { portfolio, ...sums } = row;
  return { ...portfolio, ...sums };
}
