/** What a row of a file says of a debt beyond its rate and its payment: one column each, and all of them optional. */
import { figureProblem, readFigure } from '@debt-payoff/contract/amounts';
import type { CalendarRateChange, CalendarTerms } from '@debt-payoff/contract/calendar-terms';
import { type Month, monthOf, monthPattern } from '@debt-payoff/contract/months';
import type { PlannedMinimum } from '@debt-payoff/contract/planned-debt';
import {
  changeOrderProblem,
  changesCountProblem,
  changeTooEarlyProblem,
  feeProblem,
  floorProblem,
  newPaymentProblem,
  percentageProblem,
  rateOfKindProblem,
} from '@debt-payoff/contract/term-rules';
import { debtTermTexts, termFieldNames } from '@debt-payoff/contract/texts/debt-terms';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import type { RateKind } from '@debt-payoff/engine/terms';

export type TermColumn = 'rateKind' | 'rateChanges' | 'fee' | 'minimum' | 'priority' | 'takesExtra';

/** In letters alone, the plainest name first. */
export const termColumnNames: Readonly<Record<TermColumn, readonly string[]>> = {
  rateKind: ['ratekind', 'kindofrate'],
  rateChanges: ['ratechanges'],
  fee: ['fee', 'feetobeadded'],
  minimum: ['minimumrule', 'lenderasksfor'],
  priority: ['priority', 'ispriority', 'prioritydebt'],
  takesExtra: ['takesextra'],
};

export const termColumnTitles = [
  'Rate kind',
  'Rate changes',
  'Fee',
  'Minimum rule',
  'Priority',
  'Takes extra',
] as const;

/** How the two columns that hold more than one figure are written. */
export const termExamples = {
  rateChanges: '2027-02: 24.9; 2027-08: 29.9, pay 150',
  minimum: '25; or 2.5%, at least 5; or 1% plus interest, at least 25; or none',
} as const;

export type ImportedTerms = {
  /** Undefined where the row has none. */
  readonly terms: CalendarTerms | undefined;
  readonly problems: readonly string[];
  readonly rateKind: RateKind | null;
  /** Whether its kind is none that we know: then no rate is wrong. */
  readonly isKindUnknown: boolean;
};

type Read<Value> = { readonly value: Value | undefined; readonly problems: readonly string[] };

export function readTerms(cell: (column: TermColumn) => string, thisMonth: Month): ImportedTerms {
  const kind = readKind(cell('rateKind'));
  const changes = readChanges(cell('rateChanges'), {
    rateKind: kind.value ?? null,
    isKindUnknown: kind.problems.length > 0,
    thisMonth,
  });
  const fee = readAmount(cell('fee'), { name: termFieldNames.fee, rule: feeProblem });
  const minimum = readMinimum(cell('minimum'));
  const priority = readFlag(cell('priority'), 'Priority');
  const takesExtra = readFlag(cell('takesExtra'), 'Takes extra');
  const terms: CalendarTerms = {
    ...(kind.value !== undefined && { rateKind: kind.value }),
    ...(changes.value !== undefined && { rateChanges: changes.value }),
    ...(fee.value && { fee: fee.value }),
    ...(minimum.value !== undefined && { minimum: minimum.value }),
    ...(priority.value === true && { priority: true }),
    ...(takesExtra.value === false && { takesExtra: false }),
  };
  return {
    terms: Object.keys(terms).length > 0 ? terms : undefined,
    problems: [kind, changes, fee, minimum, priority, takesExtra].flatMap((read) => read.problems),
    rateKind: kind.value ?? null,
    isKindUnknown: kind.problems.length > 0,
  };
}

const nothing = { value: undefined, problems: [] } as const;

function wrong(...problems: readonly string[]): Read<never> {
  return { value: undefined, problems };
}

const kindsByLetters: Readonly<Partial<Record<string, RateKind>>> = {
  simple: 'simple',
  simpleyearly: 'simple',
  apr: 'apr',
  ear: 'ear',
  monthly: 'monthly',
  amonth: 'monthly',
};

function readKind(text: string): Read<RateKind> {
  if (text === '') return nothing;
  const kind = kindsByLetters[text.toLowerCase().replaceAll(/[^a-z]/g, '')];
  return kind === undefined ? wrong(debtTermTexts.kindUnknown) : { value: kind, problems: [] };
}

type ChangeContext = {
  readonly rateKind: RateKind | null;
  readonly isKindUnknown: boolean;
  readonly thisMonth: Month;
};

/** '2027-02: 24.9; 2027-08: 29.9, pay 150': the last whole month at the rate before, and what follows. */
function readChanges(text: string, context: ChangeContext): Read<readonly CalendarRateChange[]> {
  const entries = text.split(';').filter((entry) => entry.trim() !== '');
  if (entries.length === 0) return nothing;
  const tooMany = changesCountProblem(entries.length);
  if (tooMany !== null) return wrong(tooMany);
  const read = entries.map((entry) => readChange(entry, context));
  const problems = read.flatMap(({ value, problems: own }, at) => {
    const lastMonthBefore = read[at - 1]?.value?.lastMonth ?? null;
    const order = value && changeOrderProblem({ lastMonth: value.lastMonth, lastMonthBefore });
    return [...own, ...(order ? [order] : [])].map((problem) => `Change ${at + 1}: ${problem}`);
  });
  return problems.length > 0
    ? wrong(...problems)
    : { value: read.flatMap(({ value }) => value ?? []), problems };
}

const changePattern = /^\s*(\d{4}-\d{2})\s*:\s*([^,;]*?)\s*(?:,\s*pay\s+(.*?))?\s*$/i;

function readChange(
  entry: string,
  { rateKind, isKindUnknown, thisMonth }: ChangeContext,
): Read<CalendarRateChange> {
  const [, month = '', rate = '', payment] = changePattern.exec(entry) ?? [];
  if (!monthPattern.test(month)) return wrong(`Write it as ${termExamples.rateChanges}`);
  const lastMonth = monthOf(month);
  const rateRule = isKindUnknown
    ? () => null
    : (rateOf: number) => rateOfKindProblem(rateOf, rateKind);
  const found = [
    changeTooEarlyProblem({ last_month: lastMonth, addedMonth: thisMonth }),
    figureProblem(fieldNames.rate, rate, rateRule, 'rate'),
    payment === undefined
      ? null
      : figureProblem(termFieldNames.newPayment, payment, newPaymentProblem),
  ].filter((problem) => problem !== null);
  if (found.length > 0) return wrong(...found);
  return {
    value: {
      lastMonth,
      thenRate: readFigure(rate, 'rate') ?? 0,
      ...(payment !== undefined && { thenPayment: readFigure(payment) ?? 0 }),
    },
    problems: [],
  };
}

function readAmount(
  text: string,
  { name, rule }: { readonly name: string; readonly rule: (pounds: number) => string | null },
): Read<number> {
  if (text === '') return nothing;
  const problem = figureProblem(name, text, rule);
  return problem === null ? { value: readFigure(text) ?? 0, problems: [] } : wrong(problem);
}

/** '1% plus interest, at least 25', '2.5%', 'the interest, at least 5' */
const sharePattern =
  /^(?:([\d.,]+)\s*%(?:\s*of the balance)?(\s*(?:\+|plus)\s*(?:the\s+)?interest)?|(?:the\s+)?interest)(?:,?\s*at least\s+(.*))?$/i;

function readMinimum(text: string): Read<PlannedMinimum> {
  if (text === '') return nothing;
  if (/^(none|nothing|no minimum)$/i.test(text)) return { value: { floor: 0 }, problems: [] };
  const share = sharePattern.exec(text);
  if (share === null) {
    const floor = readAmount(text, { name: termFieldNames.minimum, rule: floorProblem });
    if (floor.value !== undefined) return { value: { floor: floor.value }, problems: [] };
    const isFigure = !Number.isNaN(readFigure(text));
    return isFigure
      ? wrong(...floor.problems)
      : wrong(`Write the minimum rule as ${termExamples.minimum}`);
  }
  const [, percentText, plusInterest, floorText] = share;
  const floor = readAmount(floorText ?? '0', { name: termFieldNames.minimum, rule: floorProblem });
  const percent = readAmount(percentText ?? '0', {
    name: termFieldNames.percentage,
    rule: percentageProblem,
  });
  const problems = [...percent.problems, ...floor.problems];
  if (problems.length > 0) return wrong(...problems);
  const isPlusInterest = percentText === undefined || plusInterest !== undefined;
  return {
    value: {
      floor: floor.value ?? 0,
      percent: percent.value ?? 0,
      ...(isPlusInterest && { plusInterest: true }),
    },
    problems: [],
  };
}

function readFlag(text: string, name: string): Read<boolean> {
  if (text === '') return nothing;
  if (/^(yes|y|true|1)$/i.test(text)) return { value: true, problems: [] };
  if (/^(no|n|false|0)$/i.test(text)) return { value: false, problems: [] };
  return wrong(`${name} must be yes or no`);
}
