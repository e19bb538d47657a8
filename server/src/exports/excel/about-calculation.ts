/** What the figures of a calculation rest on, and where advice is free. */
import { debtAdvisers } from '@debt-payoff/contract/debt-advice';
import {
  comparedOrder,
  strategyDescriptions,
  strategyLabel,
} from '@debt-payoff/contract/debt-types';
import { addMonths, formatMonth } from '@debt-payoff/contract/months';
import { printedPlanTexts } from '@debt-payoff/contract/texts/printed-plan';
import { strategies } from '@debt-payoff/engine';
import type { CalculationReport } from '../calculation-report.ts';
import { proseSheet } from './prose-sheet.ts';
import type { Sheet } from './sheet.ts';

export function aboutCalculation(
  { start, planNote }: CalculationReport,
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
          printedPlanTexts.interestRule,
          printedPlanTexts.nothingChanges,
          printedPlanTexts.firstMonth(formatMonth(addMonths(start, 1))),
          ...(planNote === null ? [] : [planNote]),
        ],
      },
      {
        head: printedPlanTexts.comparison,
        paragraphs: comparedOrder.map((strategy) => {
          const freed = strategies[strategy].rollsFreedPayments
            ? printedPlanTexts.rolls
            : printedPlanTexts.staysFree;
          return `${strategyLabel(strategy)}: ${strategyDescriptions[strategy].explanation} ${freed}`;
        }),
      },
      { head: printedPlanTexts.help, paragraphs: adviceLines },
    ],
  });
}

const adviceLines = debtAdvisers.map(({ name, phone, url }) => `${name}, ${phone}, ${url}`);
