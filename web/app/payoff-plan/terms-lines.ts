/** Terms of a debt and of a plan, each as one line. */
import {
  type CalendarDebt,
  type CalendarOptions,
  planMonthsOf,
} from '@debt-payoff/contract/calendar-terms';
import { formatMonth, type Month } from '@debt-payoff/contract/months';
import { readCalendarTerms } from '@debt-payoff/contract/read-calendar-terms';
import {
  oneOffWords,
  pauseWords,
  termsBesideRate,
  termsInWords,
} from '@debt-payoff/contract/terms-in-words';
import { termsTexts } from '@debt-payoff/contract/texts/terms';
import { plannedAt } from './plan-at.ts';

/** 'APR. 0 % to the end of February 2027, then 24.9 %. May 2027: £400 to this debt.' */
export function debtTermsLine(
  debt: CalendarDebt,
  start: Month,
  /** Whether the kind of the rate stands beside it already. */
  { saysKind = true }: { readonly saysKind?: boolean } = {},
): string {
  const terms = readCalendarTerms(debt.terms ?? {});
  if (terms === null) return termsTexts.unreadable;
  // Its figures may be half typed, and are not the question.
  const planned = planMonthsOf({ debts: [{ ...debt, terms }], options: {} }, start);
  const [read = debt] = planned.debts;
  const oneOffs = (planned.options.oneOffs ?? []).map((oneOff) =>
    oneOffWords({ oneOff, name: 'this debt', start }),
  );
  const words = saysKind ? termsInWords : termsBesideRate;
  return [words(read, start), ...oneOffs.map(sentence)].filter(Boolean).join(' ');
}

export function planTermsLine(options: CalendarOptions, start: Month): string {
  const planned = plannedAt({ debts: [], options }, start);
  if (planned === null) return termsTexts.unreadable;
  const { oneOffs, pauses } = planned.options;
  return [
    ...(oneOffs ?? []).map((oneOff) => oneOffWords({ oneOff, name: null, start })),
    ...(pauses ?? []).map((pause) => pauseWords(pause, start)),
    ...(options.goal === undefined || planned.targetMonths === null
      ? []
      : [termsTexts.goal(formatMonth(options.goal))]),
  ]
    .map(sentence)
    .join(' ');
}

function sentence(words: string): string {
  return `${words}.`;
}
