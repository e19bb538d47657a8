/** Rows are judged by what is said under 'More about this debt' once its rules are here. */
import type { Month } from '@debt-payoff/contract/months';
import { readCalendarTerms } from '@debt-payoff/contract/read-calendar-terms';
import { useLayoutEffect } from 'react';
import type { DebtFormRules } from '../debts/debt-form.ts';
import { minimumRuleOf, termProblems } from '../debts/terms-form.ts';
import { termedRules } from '../payoff-plan/termed-rules.ts';
import type { Draft } from './draft.ts';
import { draftNow } from './draft-now.ts';
import { type Row, setTermedRules } from './rows.ts';

/** The month by which rows are judged. One for all calculators: it is the same month in all of them. */
let judgedIn: Month | null = null;

export function useTermedRules(
  start: Month,
  change: (edit: (draft: Draft) => Draft) => void,
): void {
  useLayoutEffect(() => {
    if (judgedIn !== start) setTermedRules((row) => rulesOfRow(row, start));
    judgedIn = start;
    // What has come into force since it was typed stands in its fields. All rows are drawn anew, now that their rules are here.
    change((draft) => {
      const now = draftNow(draft, start);
      return { ...now, rows: now.rows.map((row) => ({ ...row })) };
    });
  }, [start, change]);
}

/** Null where the terms cannot be read: what a browser has stored may be anything. */
export function rulesOfRow(row: Row, start: Month): DebtFormRules | null {
  if (readCalendarTerms(row.terms ?? {}) === null) return null;
  const isRuleTyped = minimumRuleOf(row.minimumRule) !== undefined;
  const { minimum, ...others } = row.terms ?? {};
  // While a rule is half typed, it is a rule all the same: no payment has to be typed.
  const counted = minimum ?? (isRuleTyped ? { floor: 0 } : undefined);
  const rules = termedRules({ ...others, ...(counted !== undefined && { minimum: counted }) });
  return rules && { ...rules, terms: (form) => termProblems(form, { addedMonth: start }) };
}
