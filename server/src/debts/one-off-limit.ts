/** A plan has so many one-offs ahead at most, those of its debts and its own. */
import { monthOf } from '@debt-payoff/contract/months';
import { termLimits } from '@debt-payoff/contract/term-limits';
import { debtTermTexts } from '@debt-payoff/contract/texts/debt-terms';
import type { HookWork } from '../ledger/debt-hooks.ts';
import { invalidField } from '../platform/errors.ts';
import type { AtPortfolio } from '../portfolios/portfolio-ownership.ts';
import { countOneOffs } from './one-offs.store.ts';

/** After a change, in its transaction. */
export async function requireOneOffsWithinLimit({
  tx,
  clock,
  ...at
}: AtPortfolio & HookWork): Promise<void> {
  const thisMonth = monthOf(clock.today());
  if ((await countOneOffs(tx, at, thisMonth)) > termLimits.oneOffsMax) {
    throw invalidField('one_offs', debtTermTexts.tooManyOneOffs);
  }
}
