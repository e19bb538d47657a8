/** Lines that stand on every printed plan and in every file: how a strategy pays, and who gives free advice. */
import { type StrategyName, strategyOf } from '@debt-payoff/engine';
import type { debtAdvisers } from './debt-advice.ts';
import { strategyDescriptions } from './debt-types.ts';
import { strategyAtStart } from './strategy-words.ts';
import { printedPlanTexts } from './texts/printed-plan.ts';

/** 'Snowball: The smallest balance is paid first. When a debt is cleared, its payment goes to the next one.' */
export function strategyLine(strategy: StrategyName): string {
  const { rolls, staysFree } = printedPlanTexts;
  const freed = strategyOf(strategy).rollsFreedPayments ? rolls : staysFree;
  return `${strategyAtStart(strategy)}: ${strategyDescriptions[strategy].explanation} ${freed}`;
}

/** 'StepChange, 0800 138 1111, www.stepchange.org' */
export function adviserLine({ name, phone, url }: (typeof debtAdvisers)[number]): string {
  return `${name}, ${phone}, ${url.replace('https://', '')}`;
}
