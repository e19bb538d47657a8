/** A plan has so many one-offs at most, those of its debts and its own. */
import { termLimits } from '@debt-payoff/contract/term-limits';
import { debtTermTexts } from '@debt-payoff/contract/texts/debt-terms';
import type { Transaction } from '../platform/database/database.ts';
import { invalidField } from '../platform/errors.ts';
import type { AtPortfolio } from '../portfolios/portfolio-ownership.ts';
import { countOneOffs } from './one-offs.store.ts';

/** After a change, in its transaction. */
export async function requireOneOffsWithinLimit({
  tx,
  ...at
}: AtPortfolio & { readonly tx: Transaction }): Promise<void> {
  if ((await countOneOffs(tx, at)) > termLimits.oneOffsMax) {
    throw invalidField('one_offs', debtTermTexts.tooManyOneOffs);
  }
}
