/** What the charts of figures show, and the sentence under each of them that says what they found. */
import type { AnalyticsStretch } from '@debt-payoff/contract/admin-analytics';
import { count } from '@debt-payoff/contract/counts';
import { joinWords } from '@debt-payoff/contract/joined-words';
import { formatPounds, penceFromPounds } from '@debt-payoff/contract/money';
import { formatDay } from '../../words/dates.ts';
import { formatCount, rangeWords } from './analytics-words.ts';

export type BarItem = {
  readonly key: string;
  /** Under the bar: a word, or a day. */
  readonly label: string;
  /** In the table, and where it is read out. */
  readonly name: string;
  /** Pence, where it is an amount. */
  readonly value: number;
};

export type BarsData = {
  readonly title: string;
  readonly summary: string;
  /** What one bar is: 'role'. */
  readonly noun: string;
  /** What the figures are: 'Users'. */
  readonly column: string;
  readonly items: readonly BarItem[];
  readonly isMoney: boolean;
  /** Whether the bars are parts of one whole. */
  readonly hasTotal: boolean;
};

export function formatValue(value: number, { isMoney }: Pick<BarsData, 'isMoney'>): string {
  return isMoney ? formatPounds(value / 100) : formatCount(value);
}

type Subject = Pick<BarsData, 'title' | 'noun' | 'column'>;

/** How many are of each kind, in the order of the names. */
export function kindsData<Kind extends string>(
  subject: Subject,
  counts: Readonly<Partial<Record<Kind, number>>>,
  names: Readonly<Record<Kind, string>>,
): BarsData {
  // The keys of the record itself.
  const kinds = Object.keys(names) as Kind[];
  const items = kinds.map((kind) => ({
    key: kind,
    label: names[kind],
    name: names[kind],
    value: counts[kind] ?? 0,
  }));
  return { ...subject, items, summary: kindsSummary(items), isMoney: false, hasTotal: true };
}

function kindsSummary(items: readonly BarItem[]): string {
  const total = sumOf(items);
  const most = Math.max(0, ...items.map(({ value }) => value));
  const largest = items.filter(({ value }) => value === most).map(({ name }) => name);
  const names = joinWords(largest);
  if (largest.length > 1) {
    return `${names} are the largest groups: ${formatCount(most)} of ${formatCount(total)} each.`;
  }
  return most === total
    ? `All ${formatCount(total)} are in one group: ${names}.`
    : `The largest group is ${names}: ${formatCount(most)} of ${formatCount(total)}.`;
}

/** How many in each stretch of days. */
export function stretchesData(
  subject: Pick<Subject, 'title' | 'column'>,
  stretches: readonly AnalyticsStretch[],
  /** One of what is counted: 'new user'. */
  counted: string,
): BarsData {
  const items = stretches.map((stretch) => ({
    key: stretch.start_date,
    label: shortDay(stretch.start_date),
    name: rangeWords(stretch),
    value: stretch.count,
  }));
  return {
    ...subject,
    noun: stretches.every(({ start_date, end_date }) => start_date === end_date)
      ? 'day'
      : 'stretch of days',
    items,
    summary: stretchesSummary(items, counted),
    isMoney: false,
    hasTotal: true,
  };
}

function stretchesSummary(items: readonly BarItem[], counted: string): string {
  const total = `${count(sumOf(items), counted)} in total.`;
  const most = Math.max(0, ...items.map(({ value }) => value));
  const [busiest, ...others] = items.filter(({ value }) => value === most);
  if (busiest === undefined || others.length > 0 || items.length === 1) return total;
  const day = busiest.name.replace(' to ', ' and ');
  const when = day === busiest.name ? `on ${day}` : `between ${day}`;
  return `${total} The most ${when}: ${formatCount(most)}.`;
}

/** An amount in pounds at the end of each day. */
export function dailyData(
  subject: Pick<Subject, 'title' | 'column'>,
  points: readonly { readonly date: string; readonly mrr: number }[],
): BarsData {
  const items = points.map(({ date, mrr }) => ({
    key: date,
    label: shortDay(date),
    name: formatDay(date),
    value: penceFromPounds(mrr),
  }));
  return {
    ...subject,
    noun: 'day',
    items,
    summary: changeSummary(items),
    isMoney: true,
    hasTotal: false,
  };
}

function changeSummary(items: readonly BarItem[]): string {
  const [first] = items;
  const last = items.at(-1);
  if (first === undefined || last === undefined) return '';
  const money = (pence: number): string => formatValue(pence, { isMoney: true });
  if (first === last) return `${money(last.value)} at the end of ${last.name}.`;
  const change = last.value - first.value;
  const words =
    change === 0 ? 'the same' : `${money(Math.abs(change))} ${change < 0 ? 'less' : 'more'}`;
  return `From ${money(first.value)} on ${first.name} to ${money(last.value)} on ${last.name}: ${words}.`;
}

export function sumOf(items: readonly BarItem[]): number {
  return items.reduce((sum, { value }) => sum + value, 0);
}

const dayAndMonth = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** '14 Nov' */
function shortDay(day: string): string {
  return dayAndMonth.format(new Date(day));
}
