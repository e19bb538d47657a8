/** A debt as it is typed, in the calculator, in a portfolio and in a file alike, and what is wrong with it. */
import { figureProblem, readFigure } from '@debt-payoff/contract/amounts';
import { type DebtRules, debtTypeProblem, rateProblem } from '@debt-payoff/contract/debt-rules';
import { hasTerm } from '@debt-payoff/contract/debt-types';
import { calculatorLimits, paymentDayLimits } from '@debt-payoff/contract/limits';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { type Problems, problemsAmong } from '../forms/problems.ts';

/** Text as it was typed: what cannot be read yet must not be lost. */
export type DebtForm = {
  readonly creditor: string;
  readonly type: string;
  readonly balance: string;
  readonly interestRate: string;
  readonly monthlyPayment: string;
  readonly termMonths: string;
  readonly hasAutoPayment: boolean;
  readonly paymentDay: string;
} & TermForm;

/** What may be said under 'More about this debt'. */
export type TermForm = {
  /** Blank until somebody chooses: then it counts as simple yearly. */
  readonly rateKind: string;
  /** A list in one text: see `readChanges`. */
  readonly rateChanges: string;
  readonly fee: string;
  /** Blank where the lender asks for the monthly payment. */
  readonly minimumRule: string;
  readonly minimumFloor: string;
  readonly minimumPercent: string;
  readonly isPriority: boolean;
  readonly takesNoExtra: boolean;
};

/** Those in which something can be wrong. */
export type DebtField = Exclude<keyof DebtForm, 'hasAutoPayment' | 'isPriority' | 'takesNoExtra'>;

/** One field of one change of the rate, by its place in the list. */
export type ChangeField = `rateChanges.${number}.${'lastMonth' | 'rate' | 'payment'}`;

export type DebtProblems = Problems<DebtField | ChangeField>;

/** Where the form can hold more than every debt has, it is judged too. */
export type DebtFormRules = DebtRules & {
  readonly terms?: (form: DebtForm) => DebtProblems;
};

export const paymentDays = Array.from({ length: paymentDayLimits.max }, (_, at) => String(at + 1));

export const blankTerms: TermForm = {
  rateKind: '',
  rateChanges: '',
  fee: '',
  minimumRule: '',
  minimumFloor: '',
  minimumPercent: '',
  isPriority: false,
  takesNoExtra: false,
};

export const blankDebt: DebtForm = {
  creditor: '',
  type: '',
  balance: '',
  interestRate: '',
  monthlyPayment: '',
  termMonths: '',
  hasAutoPayment: false,
  paymentDay: String(paymentDayLimits.default),
  ...blankTerms,
};

/** Whether anything stands under 'More about this debt'. */
export function hasTypedTerms(form: TermForm): boolean {
  return Object.entries(blankTerms).some(([name, blank]) => Reflect.get(form, name) !== blank);
}

/** Whether nothing at all is typed in it. */
export function isBlankDebt(form: DebtForm): boolean {
  return Object.entries(blankDebt).every(([name, blank]) => Reflect.get(form, name) === blank);
}

/** A loan or a mortgage has a term, and starts with the usual one; others have none. */
export function usualTerm(type: string): string {
  return hasTerm(type) ? String(calculatorLimits.termMonthsDefault) : '';
}

/** Each field that breaks the rules, with the reason, in the order of the fields. */
export function debtProblems(form: DebtForm, rules: DebtFormRules): DebtProblems {
  const names = fieldNames;
  const balance = figureProblem(names.balance, form.balance, rules.balance);
  const interestRate = figureProblem(
    names.rate,
    form.interestRate,
    rules.rate ?? rateProblem,
    'rate',
  );
  const debt =
    balance === null && interestRate === null
      ? { balance: figure(form.balance), interestRate: rateFigure(form.interestRate) }
      : null;
  const ofDebt = problemsAmong<DebtFieldOfAll>({
    creditor: rules.creditor(form.creditor),
    type: debtTypeProblem(form.type),
    balance,
    interestRate,
    monthlyPayment:
      rules.isPaymentOptional === true && form.monthlyPayment.trim() === ''
        ? null
        : figureProblem(names.monthlyPayment, form.monthlyPayment, (pounds) =>
            rules.monthlyPayment(pounds, debt),
          ),
    termMonths: termProblemOf(form, rules),
    paymentDay: form.hasAutoPayment ? rules.paymentDay(figure(form.paymentDay)) : null,
  });
  return rules.terms === undefined ? ofDebt : { ...ofDebt, ...rules.terms(form) };
}

type DebtFieldOfAll = Exclude<DebtField, keyof TermForm>;

function termProblemOf({ type, termMonths }: DebtForm, { term }: DebtRules): string | null {
  if (!hasTerm(type)) return null;
  if (termMonths.trim() === '') return term(type, null);
  return figureProblem(fieldNames.term, termMonths, (months) => term(type, months));
}

/** A figure that has no problem; a blank one counts as 0. */
export function figure(typed: string): number {
  return readFigure(typed) ?? 0;
}

/** The same of a rate, which may have its percent sign. */
export function rateFigure(typed: string): number {
  return readFigure(typed, 'rate') ?? 0;
}
