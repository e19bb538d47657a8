/** The engine as it was before debts could have APRs, deals and minimum rules. */
import { join } from 'node:path';
import type { Debt, MonthDebt, StandardStrategyName } from '@debt-payoff/engine';
import { unpackBefore } from '../scripts/unpack-before.ts';

type PlanBefore = { readonly debts: readonly Debt[]; readonly extraPence: number };
/** Which only that engine looks into. */
type StrategyBefore = { readonly name: string };

/** As much of it as the bench calls. */
export type EngineBefore = {
  readonly strategies: Readonly<Record<StandardStrategyName, StrategyBefore>>;
  readonly summarise: (plan: PlanBefore, strategy: StrategyBefore) => unknown;
  readonly listMonths: (
    plan: PlanBefore,
    strategy: StrategyBefore,
  ) => readonly { readonly debts: readonly MonthDebt[] }[];
};

export async function loadEngineBefore(): Promise<EngineBefore> {
  return import(join(unpackBefore(['engine']), 'engine/src/engine.ts'));
}
