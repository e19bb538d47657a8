/** What a row of a file says of a debt beyond its rate and its payment: one column each, and all of them optional. */
import { readFigure } from '@debt-payoff/contract/amounts';
import { plannedMonthPattern } from '@debt-payoff/contract/term-limits';
import { debtTermTexts } from '@debt-payoff/contract/texts/debt-terms';
import type { RateKind } from '@debt-payoff/engine/terms';
import { blankTerms, type TermForm } from './debt-form.ts';
import { type TypedChange, writeChanges } from './rate-changes-form.ts';
import type { MinimumRule } from './terms-form.ts';

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
  /** As somebody would have typed them in the form, whose rules they are held against. */
  readonly typed: TermForm;
  /** Of cells that no form would have. */
  readonly problems: readonly string[];
  /** Whether its kind is none that we know: then no rate is wrong. */
  readonly isKindUnknown: boolean;
};

type Read<Value> = { readonly value: Value; readonly problems: readonly string[] };

export function readTerms(cell: (column: TermColumn) => string): ImportedTerms {
  const kind = readKind(cell('rateKind'));
  const changes = readChangeCell(cell('rateChanges'));
  const minimum = readMinimum(cell('minimum'));
  const priority = readFlag(cell('priority'), { name: 'Priority', ifBlank: false });
  const takesExtra = readFlag(cell('takesExtra'), { name: 'Takes extra', ifBlank: true });
  return {
    typed: {
      ...blankTerms,
      rateKind: kind.value,
      rateChanges: changes.value,
      fee: cell('fee'),
      ...minimum.value,
      isPriority: priority.value,
      takesNoExtra: !takesExtra.value,
    },
    problems: [kind, changes, minimum, priority, takesExtra].flatMap(({ problems }) => problems),
    isKindUnknown: kind.problems.length > 0,
  };
}

function sound<Value>(value: Value): Read<Value> {
  return { value, problems: [] };
}

const kindsByLetters: Readonly<Partial<Record<string, RateKind>>> = {
  simple: 'simple',
  simpleyearly: 'simple',
  apr: 'apr',
  ear: 'ear',
  monthly: 'monthly',
  amonth: 'monthly',
};

function readKind(text: string): Read<string> {
  if (text === '') return sound('');
  const kind = kindsByLetters[text.toLowerCase().replaceAll(/[^a-z]/g, '')];
  return kind === undefined ? { value: '', problems: [debtTermTexts.kindUnknown] } : sound(kind);
}

const changePattern = /^\s*(\d{4}-\d{2})\s*:\s*([^,;]*?)\s*(?:,\s*pay\s+(.*?))?\s*$/i;

/** '2027-02: 24.9; 2027-08: 29.9, pay 150': the last whole month at the rate before, and what follows. */
function readChangeCell(text: string): Read<string> {
  const entries = text.split(';').filter((entry) => entry.trim() !== '');
  const changes = entries.map(readChange);
  return {
    value: writeChanges(changes.filter((change) => change !== null)),
    problems: changes.flatMap((change, at) =>
      change === null ? [`Change ${at + 1}: Write it as ${termExamples.rateChanges}`] : [],
    ),
  };
}

function readChange(entry: string): TypedChange | null {
  const [, lastMonth = '', rate = '', payment = ''] = changePattern.exec(entry) ?? [];
  return plannedMonthPattern.test(lastMonth) ? { lastMonth, rate, payment } : null;
}

/** '1% plus interest, at least 25', '2.5%', 'the interest, at least 5' */
const sharePattern =
  /^(?:([\d.,]+)\s*%(?:\s*of the balance)?(\s*(?:\+|plus)\s*(?:the\s+)?interest)?|(?:the\s+)?interest)(?:,?\s*at least\s+(.*))?$/i;

type TypedMinimum = Partial<Pick<TermForm, 'minimumRule' | 'minimumFloor' | 'minimumPercent'>>;

function readMinimum(text: string): Read<TypedMinimum> {
  if (text === '') return sound({});
  if (/^(none|nothing|no minimum)$/i.test(text)) return sound(minimumTyped('none', {}));
  const share = sharePattern.exec(text);
  if (share === null) {
    return Number.isNaN(readFigure(text))
      ? {
          value: minimumTyped('none', {}),
          problems: [`Write the minimum rule as ${termExamples.minimum}`],
        }
      : sound(minimumTyped('fixed', { minimumFloor: text }));
  }
  const [, minimumPercent = '0', plusInterest, minimumFloor = ''] = share;
  const isPlusInterest = share[1] === undefined || plusInterest !== undefined;
  return sound(
    minimumTyped(isPlusInterest ? 'percentPlusInterest' : 'percent', {
      minimumPercent,
      minimumFloor,
    }),
  );
}

function minimumTyped(minimumRule: MinimumRule, figures: TypedMinimum): TypedMinimum {
  return { minimumRule, ...figures };
}

function readFlag(
  text: string,
  { name, ifBlank }: { readonly name: string; readonly ifBlank: boolean },
): Read<boolean> {
  if (text === '') return sound(ifBlank);
  if (/^(yes|y|true|1)$/i.test(text)) return sound(true);
  if (/^(no|n|false|0)$/i.test(text)) return sound(false);
  return { value: ifBlank, problems: [`${name} must be yes or no`] };
}
