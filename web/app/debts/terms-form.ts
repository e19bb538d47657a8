/** What is typed under 'More about this debt': what is wrong with it, and the terms that it makes. */
import { figureProblem, readFigure } from '@debt-payoff/contract/amounts';
import type { CalendarTerms } from '@debt-payoff/contract/calendar-terms';
import type { Month } from '@debt-payoff/contract/months';
import type { PlannedMinimum } from '@debt-payoff/contract/planned-debt';
import { feeProblem, floorProblem, percentageProblem } from '@debt-payoff/contract/term-rules';
import { termFieldNames } from '@debt-payoff/contract/texts/debt-terms';
import { type RateKind, rateKinds } from '@debt-payoff/engine/terms';
import { type Problems, problemsAmong } from '../forms/problems.ts';
import { blankTerms, type ChangeField, type DebtProblems, type TermForm } from './debt-form.ts';
import {
  changesOf,
  changesProblems,
  readChanges,
  typedChangeOf,
  writeChanges,
} from './rate-changes-form.ts';

/** What lenders ask for other than the monthly payment. */
export const minimumRules = ['fixed', 'percent', 'percentPlusInterest', 'none'] as const;
export type MinimumRule = (typeof minimumRules)[number];

/** Undefined where it is the monthly payment. */
export function minimumRuleOf(typed: string): MinimumRule | undefined {
  return minimumRules.find((rule) => rule === typed);
}

/** Null until somebody has chosen one. */
export function rateKindOf(typed: string): RateKind | null {
  return rateKinds.find((kind) => kind === typed) ?? null;
}

/** Each with a key of its own, those of changes by their place. */
export function termProblems(
  form: TermForm,
  { addedMonth }: { readonly addedMonth: Month },
): DebtProblems {
  const rateKind = rateKindOf(form.rateKind);
  const ofChanges = changesProblems(readChanges(form.rateChanges), { rateKind, addedMonth });
  const changes = ofChanges.flatMap((problems, at) =>
    Object.entries(problems).map(([name, problem]) => [`rateChanges.${at}.${name}`, problem]),
  );
  // Entries of a record are typed by any string; these are made of the record's own keys.
  const changeProblems = Object.fromEntries(changes) as Problems<ChangeField>;
  return {
    ...changeProblems,
    ...problemsAmong<'fee' | 'minimumFloor' | 'minimumPercent'>({
      fee: form.fee.trim() === '' ? null : figureProblem(termFieldNames.fee, form.fee, feeProblem),
      ...minimumProblems(form),
    }),
  };
}

function minimumProblems({ minimumRule, minimumFloor, minimumPercent }: TermForm) {
  const rule = minimumRuleOf(minimumRule);
  const hasShare = rule === 'percent' || rule === 'percentPlusInterest';
  const hasFloor = rule === 'fixed' || (hasShare && minimumFloor.trim() !== '');
  return {
    minimumPercent: hasShare
      ? figureProblem(termFieldNames.percentage, minimumPercent, percentageProblem)
      : null,
    minimumFloor: hasFloor
      ? figureProblem(termFieldNames.minimum, minimumFloor, floorProblem)
      : null,
  };
}

/** For a form whose list of changes is one field. */
export function withChangesAsOne(problems: DebtProblems): DebtProblems {
  const [, first] = Object.entries(problems).find(isOfChange) ?? [];
  return first === undefined ? problems : { ...problems, rateChanges: first };
}

function isOfChange([name]: readonly [string, unknown]): boolean {
  return name.startsWith('rateChanges.');
}

/** Of what can be read; a figure that is wrong is no part of it, and keeps the form from being sent. */
export function termsOf(
  form: TermForm,
  { addedMonth }: { readonly addedMonth: Month },
): CalendarTerms {
  const problems = termProblems(form, { addedMonth });
  const rateKind = rateKindOf(form.rateKind);
  const rateChanges = changesOf(readChanges(form.rateChanges), { rateKind, addedMonth });
  const fee = problems.fee === undefined ? (readFigure(form.fee) ?? 0) : 0;
  const minimum = minimumOf(form, problems);
  return {
    ...(rateKind !== null && { rateKind }),
    ...(rateChanges.length > 0 && { rateChanges }),
    ...(fee > 0 && { fee }),
    ...(minimum !== undefined && { minimum }),
    ...(form.isPriority && { priority: true }),
    ...(form.takesNoExtra && { takesExtra: false }),
  };
}

/** Undefined where the lender asks for the monthly payment, and while the rule cannot be read. */
function minimumOf(form: TermForm, problems: DebtProblems): PlannedMinimum | undefined {
  const rule = minimumRuleOf(form.minimumRule);
  if (rule === undefined) return undefined;
  if (rule === 'none') return { floor: 0 };
  if (problems.minimumFloor !== undefined || problems.minimumPercent !== undefined) {
    return undefined;
  }
  const floor = readFigure(form.minimumFloor) ?? 0;
  if (rule === 'fixed') return { floor };
  const percent = readFigure(form.minimumPercent) ?? 0;
  return { floor, percent, ...(rule === 'percentPlusInterest' && { plusInterest: true }) };
}

/** The same terms as somebody would have typed them. One-offs stand elsewhere. */
export function typedTermsOf(terms: CalendarTerms): TermForm {
  const { rateKind, rateChanges = [], fee, minimum, priority, takesExtra } = terms;
  return {
    ...blankTerms,
    rateKind: rateKind ?? '',
    rateChanges: writeChanges(rateChanges.map(typedChangeOf)),
    fee: fee ? String(fee) : '',
    ...typedMinimumOf(minimum),
    isPriority: priority === true,
    takesNoExtra: takesExtra === false,
  };
}

function typedMinimumOf(minimum: PlannedMinimum | undefined) {
  if (minimum === undefined) return {};
  const { floor, percent, plusInterest } = minimum;
  const minimumFloor = floor === 0 ? '' : String(floor);
  const hasShare = Boolean(percent) || plusInterest === true;
  if (!hasShare)
    return floor === 0 ? { minimumRule: 'none' } : { minimumRule: 'fixed', minimumFloor };
  return {
    minimumRule: plusInterest === true ? 'percentPlusInterest' : 'percent',
    minimumFloor,
    minimumPercent: String(percent ?? 0),
  };
}
