/** The names of a portfolio's debts as they are printed, the same in every one of its tables and sentences. */
import { nameInSentence } from '@debt-payoff/contract/names-in-sentences';
import { withNames } from '../debt-marks.ts';
import type { PortfolioReport } from '../portfolio-report.ts';
import { nameAlone, printedNames } from './printed-names.ts';
import type { TextShaper } from './shaped-text.ts';

/** Debts are told by their place in the report: two may have one name. */
export type PortfolioNames = {
  /** For a cell. */
  readonly of: (debt: number) => string;
  /** For a sentence that is yet to be made. */
  readonly called: (debt: number) => string;
  /** A ready sentence in which debts are marked. */
  readonly filledIn: (sentence: string) => string;
  readonly hasReplaced: boolean;
};

export function portfolioNames({ debts }: PortfolioReport, shaper: TextShaper): PortfolioNames {
  const { names, hasReplaced } = printedNames(debts, shaper);
  const called = (debt: number) => names[debt] ?? '';
  return {
    of: (debt) => nameAlone(called(debt)),
    called,
    filledIn: (sentence) => withNames(sentence, (debt) => nameInSentence(called(debt))),
    hasReplaced,
  };
}
