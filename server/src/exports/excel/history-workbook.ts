/** The history of a portfolio's payments as a workbook. Payments are written as they come, page by page. */
import { product } from '@debt-payoff/contract/product';
import type { HistoryInput, HistorySource } from '../payment-history-report.ts';
import { aboutHistory } from './about-history.ts';
import { historyDebts } from './history-debts.ts';
import { entrySheets } from './history-entries.ts';
import { MonthlySums, monthsSheet } from './history-months.ts';
import { paymentSheets } from './history-payments.ts';
import type { Sheet } from './sheet.ts';
import type { Span } from './sums.ts';
import { writeWorkbook } from './workbook.ts';

type Limits = { readonly rowsMax?: number };

/** The row limit is Excel's own, but for tests. */
export function historyWorkbook(
  input: HistoryInput,
  source: HistorySource,
  limits: Limits = {},
): AsyncGenerator<Uint8Array, void, void> {
  return writeWorkbook(
    {
      title: `${product.name}: payments of ${input.portfolioName}`,
      createdOn: input.madeOn,
      hasPreciseRates: input.debts.some(
        ({ rateBasisPoints }) => !Number.isInteger(rateBasisPoints),
      ),
    },
    sheetsOf(input, source, limits),
  );
}

async function* sheetsOf(
  input: HistoryInput,
  source: HistorySource,
  limits: Limits,
): AsyncGenerator<Sheet, void, void> {
  const sums = new MonthlySums();
  let payments: readonly Span[] = [];
  yield* paymentSheets(source.payments(), {
    order: 0,
    onPayment: (payment) => sums.add(payment),
    onEnd: (spans) => {
      payments = spans;
    },
    ...limits,
  });
  yield monthsSheet({ order: 1, sums, payments });
  yield* entrySheets(source.entries(), { order: 2, ...limits });
  yield historyDebts(input, { order: 3 });
  yield aboutHistory(input, { order: 4 });
}
