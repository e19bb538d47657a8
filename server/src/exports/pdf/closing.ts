/** How every report ends: what its figures rest on, and who gives free advice. */
import { adviceLines, strategyLine } from '@debt-payoff/contract/printed-lines';
import { printedPlanTexts as texts } from '@debt-payoff/contract/texts/printed-plan';
import { strategyTexts } from '@debt-payoff/contract/texts/strategies';
import type { StrategyName } from '@debt-payoff/engine';
import { heading, list, paragraph } from './blocks.ts';
import type { ReportDocument } from './report-document.ts';

/** `more` is what holds for this kind of report only. */
export function closing(
  report: ReportDocument,
  {
    detailedStrategies,
    restsOn = plainRests(detailedStrategies),
    more,
    hasAdvice,
    hasFigures = true,
  }: {
    readonly detailedStrategies: readonly StrategyName[];
    /** How each strategy pays, and what the figures rest on. */
    readonly restsOn?: readonly string[] | undefined;
    readonly more: readonly string[];
    /** Whether free advice has been named before. */
    readonly hasAdvice: boolean;
    readonly hasFigures?: boolean;
  },
): void {
  if (hasFigures) {
    heading(report, texts.assumptions);
    list(report, [...restsOn, ...more, texts.notAdvice]);
  }
  if (hasAdvice) return;
  heading(report, texts.help);
  list(report, adviceLines);
}

function plainRests(detailedStrategies: readonly StrategyName[]): string[] {
  return [
    ...detailedStrategies.map((strategy) => strategyLine(strategy)),
    // Where nothing is owed, nothing is foreseen.
    ...(detailedStrategies.length === 0 ? [] : [texts.interestRule, texts.nothingChanges]),
  ];
}

/** Of those that are not cleared, so many are named. */
export const debtsNamedMost = 5;

/** Where payments do not clear the debts. */
export function freeAdvice(report: ReportDocument): void {
  paragraph(report, strategyTexts.neverClears.advice, 'strong');
  list(report, adviceLines);
}
