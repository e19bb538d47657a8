/** Lines that stand on every printed plan and in every file: how a strategy pays, and who gives free advice. */
import { rollsFreedPayments, type StrategyName } from '@debt-payoff/engine';
import { debtAdvisers } from './debt-advice.ts';
import { product } from './product.ts';
import { strategyExplanations } from './strategy-explanations.ts';
import { strategyAtStart } from './strategy-words.ts';
import { moreFreeHelp } from './texts/debt-help.ts';
import { navigationTexts } from './texts/navigation.ts';
import { printedPlanTexts } from './texts/printed-plan.ts';

/** 'Snowball: The smallest balance is paid first. When a debt is cleared, its payment goes to the next one.' */
export function strategyLine(
  strategy: StrategyName,
  explanation: string = strategyExplanations[strategy],
): string {
  const { rolls, staysFree } = printedPlanTexts;
  const freed = rollsFreedPayments(strategy) ? rolls : staysFree;
  return `${strategyAtStart(strategy)}: ${explanation} ${freed}`;
}

/** 'StepChange, 0800 138 1111, www.stepchange.org' and so on, and where there is more: paper has no links. */
export const adviceLines: readonly string[] = [
  ...debtAdvisers.map(
    ({ name, phone, url }) => `${name}, ${phone}, ${url.replace('https://', '')}`,
  ),
  `${moreFreeHelp}: '${navigationTexts.footer.debtHelp}', at the foot of every page of ${product.name}`,
];
