/** What the figures of a calculation rest on, and where advice is free. */
import { comparedNames } from '@debt-payoff/contract/compared-strategies';
import { addMonths, formatMonth } from '@debt-payoff/contract/months';
import { orderSentence } from '@debt-payoff/contract/order-sentences';
import { adviceLines, strategyLine } from '@debt-payoff/contract/printed-lines';
import { termedAssumptions, termedStrategyLine } from '@debt-payoff/contract/termed-lines';
import { printedPlanTexts } from '@debt-payoff/contract/texts/printed-plan';
import type { CalculationReport } from '../calculation-report.ts';
import { proseSheet } from './prose-sheet.ts';
import type { Sheet } from './sheet.ts';
import { optionBlocks } from './termed-summary.ts';

export function aboutCalculation(
  { start, planNote, plan, debts, terms, outcomes }: CalculationReport,
  { order }: { readonly order: number },
): Sheet {
  return proseSheet({
    order,
    title: 'About this file',
    blocks: [
      {
        head: printedPlanTexts.assumptions,
        paragraphs: [
          printedPlanTexts.notAdvice,
          ...(terms === null
            ? [printedPlanTexts.interestRule, printedPlanTexts.nothingChanges]
            : termedAssumptions(plan)),
          printedPlanTexts.firstMonth(formatMonth(addMonths(start, 1))),
          ...(planNote === null ? [] : [planNote]),
        ],
      },
      {
        head: printedPlanTexts.comparison,
        paragraphs: [
          ...comparedNames(plan).map((strategy) =>
            terms === null
              ? strategyLine(strategy)
              : termedStrategyLine(strategy, { plan, results: outcomes }),
          ),
          ...(plan.customOrder === undefined
            ? []
            : [
                orderSentence(
                  debts.map(({ name }) => name),
                  plan.customOrder,
                ),
              ]),
        ],
      },
      ...(terms === null ? [] : optionBlocks({ terms, start, debts })),
      { head: printedPlanTexts.help, paragraphs: adviceLines },
    ],
  });
}
