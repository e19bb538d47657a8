/** What stands in one field of a debt, as people would read it: where somebody else has since changed it. */
import { formatMonth, monthOf, monthPattern } from '@debt-payoff/contract/months';
import { debtTermsFormTexts } from '@debt-payoff/contract/texts/debt-terms-form';
import type { DebtForm } from './debt-form.ts';
import { readChanges } from './rate-changes-form.ts';
import { minimumRuleOf, rateKindOf } from './terms-form.ts';

const { kind, minimum } = debtTermsFormTexts;

export function debtFieldWords(field: keyof DebtForm, form: DebtForm): string {
  if (field === 'rateKind') {
    const chosen = rateKindOf(form.rateKind);
    return chosen === null ? '' : kind.options[chosen];
  }
  if (field === 'minimumRule') {
    return minimum.options[minimumRuleOf(form.minimumRule) ?? 'payment'];
  }
  return field === 'rateChanges' ? changesWords(form.rateChanges) : `${form[field]}`;
}

/** 'after February 2027 24.9 %, £80; after August 2027 29.9 %' */
function changesWords(text: string): string {
  return readChanges(text)
    .map(({ lastMonth, rate, payment }) => {
      const month = monthPattern.test(lastMonth) ? formatMonth(monthOf(lastMonth)) : lastMonth;
      return `after ${month} ${rate} %${payment === '' ? '' : `, £${payment}`}`;
    })
    .join('; ');
}
