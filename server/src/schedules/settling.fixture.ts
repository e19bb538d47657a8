/**
 * Situations about settling dates, in the words of those who pay. In each, a card of £1,000.00 without interest is
 * paid £100.00 on the 20th, by a schedule that was made on 15 November 2026; another card owes £500.00.
 */

export type Step =
  | { readonly on: string }
  | { readonly pays: number; readonly dated: string; readonly settles?: string; readonly of?: 2 }
  | { readonly records: readonly string[] }
  | { readonly processes: 'all' }
  | { readonly undoes: 'the last recording' }
  | { readonly links: string; readonly toPayment: number }
  | { readonly notPaid: string }
  | { readonly reopens: string }
  /** Payments are counted from 0, in the order in which they were entered. */
  | { readonly deletes: number }
  | { readonly movesToOtherCard: number }
  | { readonly redates: number; readonly to: string }
  | { readonly changesDayTo: number }
  | { readonly switches: 'off' | 'on' }
  | { readonly movesSchedule: 'to the other card' }
  /** A second schedule of the same card, of £25.00. */
  | { readonly addsExtraOnDay: number };

export type Situation = {
  readonly story: string;
  /** In place of day 20, or of £1,000.00. */
  readonly day?: number;
  readonly owes?: number;
  readonly steps: readonly Step[];
  /** How things stand then, and what processing up to that day records and leaves owed on the first card. */
  readonly missed: readonly string[];
  readonly next: string | null;
  readonly recorded: readonly string[];
  readonly skipped: number;
  readonly status: 'processed' | 'already_processed' | 'nothing_due';
  readonly leaves: number;
};

const today = { on: '2026-12-10' };
const open = { missed: ['2026-11-20'], next: '2026-12-20', recorded: ['2026-11-20'], skipped: 0 };
const nothingOpen = { missed: [], next: '2026-12-20', recorded: [] };
const settled = { ...nothingOpen, skipped: 1, status: 'already_processed' } as const;

/** On the 20th of November, and on that day. */
const paidOnTheDay = [
  { on: '2026-11-20' },
  { pays: 100, dated: '2026-11-20', settles: '2026-11-20' },
] as const;

export const situations: readonly Situation[] = [
  {
    story: 'a date that nobody did anything about is missed, and can be recorded',
    steps: [today],
    ...open,
    status: 'processed',
    leaves: 900,
  },
  {
    story: 'on its own day it is due and not missed',
    steps: [{ on: '2026-11-20' }],
    missed: [],
    next: '2026-11-20',
    recorded: ['2026-11-20'],
    skipped: 0,
    status: 'processed',
    leaves: 900,
  },
  {
    story: 'a missed date that was recorded is not recorded again',
    steps: [today, { records: ['2026-11-20'] }],
    ...settled,
    leaves: 900,
  },
  {
    story: 'a payment entered on the day and said to be that date is not recorded again',
    steps: [...paidOnTheDay, today],
    ...settled,
    leaves: 900,
  },
  {
    story: 'a payment entered late, for a date that was missed, settles it',
    steps: [today, { pays: 80, dated: '2026-12-09', settles: '2026-11-20' }],
    ...settled,
    leaves: 920,
  },
  {
    story: 'a payment that was said to be of no date leaves the date open',
    steps: [today, { pays: 100, dated: '2026-11-20' }],
    ...open,
    status: 'processed',
    leaves: 800,
  },
  {
    story: 'a payment of no date is linked to the missed one afterwards',
    steps: [today, { pays: 100, dated: '2026-11-22' }, { links: '2026-11-20', toPayment: 0 }],
    ...settled,
    leaves: 900,
  },
  {
    story: 'a date that was not paid is neither missed nor recorded, and is not counted',
    steps: [today, { notPaid: '2026-11-20' }],
    ...nothingOpen,
    skipped: 0,
    status: 'nothing_due',
    leaves: 1000,
  },
  {
    story: "'not paid' is taken back",
    steps: [today, { notPaid: '2026-11-20' }, { reopens: '2026-11-20' }],
    ...open,
    status: 'processed',
    leaves: 900,
  },
  {
    story: 'paid five days early, the next date is that of the month after, and nothing is due yet',
    steps: [{ pays: 100, dated: '2026-11-15', settles: '2026-11-20' }, { on: '2026-11-16' }],
    ...nothingOpen,
    skipped: 0,
    status: 'nothing_due',
    leaves: 900,
  },
  {
    story: 'paid five days early, on the day itself nothing more is recorded',
    steps: [{ pays: 100, dated: '2026-11-15', settles: '2026-11-20' }, { on: '2026-11-20' }],
    ...settled,
    leaves: 900,
  },
  {
    story: 'deleting a payment that was linked opens its date again',
    steps: [...paidOnTheDay, today, { deletes: 0 }],
    ...open,
    status: 'processed',
    leaves: 900,
  },
  {
    story: 'taking a link back opens the date and leaves the payment in the history',
    steps: [...paidOnTheDay, today, { reopens: '2026-11-20' }],
    ...open,
    status: 'processed',
    leaves: 800,
  },
  {
    story: 'deleting a recorded payment later does not open its date',
    steps: [today, { processes: 'all' }, { deletes: 0 }],
    ...settled,
    leaves: 1000,
  },
  {
    story: 'undoing a recording deletes the payment and opens its date',
    steps: [today, { processes: 'all' }, { undoes: 'the last recording' }],
    ...open,
    status: 'processed',
    leaves: 900,
  },
  {
    story: 'undoing, then recording by hand: the date is settled once',
    steps: [
      today,
      { processes: 'all' },
      { undoes: 'the last recording' },
      { pays: 60, dated: '2026-12-01', settles: '2026-11-20' },
    ],
    ...settled,
    leaves: 940,
  },
  {
    story: 'moving a linked payment to another debt opens its date',
    steps: [...paidOnTheDay, today, { movesToOtherCard: 0 }],
    ...open,
    status: 'processed',
    leaves: 900,
  },
  {
    story: 'moving a recorded payment to another debt does not',
    steps: [today, { processes: 'all' }, { movesToOtherCard: 0 }],
    ...settled,
    leaves: 1000,
  },
  {
    story: 'a linked payment that gets another day stays linked',
    steps: [...paidOnTheDay, today, { redates: 0, to: '2026-12-02' }],
    ...settled,
    leaves: 900,
  },
  {
    story: 'a month that was recorded does not fall due again on a later day that is chosen',
    steps: [{ on: '2026-11-20' }, { processes: 'all' }, { changesDayTo: 28 }, { on: '2026-11-29' }],
    ...settled,
    next: '2026-12-28',
    leaves: 900,
  },
  {
    story: 'nor does a month that was marked as not paid',
    steps: [
      { on: '2026-11-21' },
      { notPaid: '2026-11-20' },
      { changesDayTo: 28 },
      { on: '2026-11-29' },
    ],
    ...nothingOpen,
    next: '2026-12-28',
    skipped: 0,
    status: 'nothing_due',
    leaves: 1000,
  },
  {
    story:
      'a day chosen in a month that is open moves its date, and the payment settles the new one',
    steps: [
      { on: '2026-11-18' },
      { changesDayTo: 25 },
      { pays: 100, dated: '2026-11-18', settles: '2026-11-25' },
      { on: '2026-11-26' },
    ],
    ...settled,
    next: '2026-12-25',
    leaves: 900,
  },
  {
    story: 'a schedule that is switched off keeps the date that was missed before',
    steps: [{ on: '2026-11-25' }, { switches: 'off' }, { on: '2027-02-01' }],
    ...open,
    next: null,
    status: 'processed',
    leaves: 900,
  },
  {
    story: 'switched off and on after its month was linked, it is due in the next one',
    steps: [...paidOnTheDay, { switches: 'off' }, { switches: 'on' }, today],
    ...settled,
    leaves: 900,
  },
  {
    story: 'three missed dates, each settled in another way: the one not paid is not counted',
    steps: [
      { on: '2027-02-10' },
      { records: ['2026-11-20'] },
      { pays: 90, dated: '2026-12-22' },
      { links: '2026-12-20', toPayment: 1 },
      { notPaid: '2027-01-20' },
    ],
    missed: [],
    next: '2027-02-20',
    recorded: [],
    skipped: 2,
    status: 'already_processed',
    leaves: 810,
  },
  {
    story: 'of three missed dates the middle one is recorded by choice, and the others stay missed',
    steps: [{ on: '2027-02-10' }, { records: ['2026-12-20'] }],
    missed: ['2026-11-20', '2027-01-20'],
    next: '2027-02-20',
    recorded: ['2026-11-20', '2027-01-20'],
    skipped: 1,
    status: 'processed',
    leaves: 700,
  },
  {
    story: 'of two schedules of one debt, a payment settles the one that was named',
    steps: [
      { addsExtraOnDay: 5 },
      today,
      { pays: 25, dated: '2026-12-05', settles: '2026-12-05', of: 2 },
    ],
    ...open,
    skipped: 1,
    status: 'processed',
    leaves: 875,
  },
  {
    story: 'a payment that settles its date and pays the debt off leaves nothing to come',
    steps: [
      { on: '2026-11-20' },
      { pays: 1000, dated: '2026-11-20', settles: '2026-11-20' },
      { on: '2027-02-10' },
    ],
    ...settled,
    next: null,
    leaves: 0,
  },
  {
    story: 'undoing the recording that paid the debt off lets the schedule go on',
    owes: 100,
    steps: [{ on: '2026-11-20' }, { processes: 'all' }, { undoes: 'the last recording' }],
    missed: [],
    next: '2026-11-20',
    recorded: ['2026-11-20'],
    skipped: 0,
    status: 'processed',
    leaves: 0,
  },
  {
    story: 'the 31st falls due on the last day of November, and is settled there',
    day: 31,
    steps: [{ on: '2026-11-30' }, { pays: 100, dated: '2026-11-30', settles: '2026-11-30' }, today],
    ...settled,
    next: '2026-12-31',
    leaves: 900,
  },
  {
    story:
      'a schedule that moved to another debt does not ask again for what the first one was paid',
    steps: [...paidOnTheDay, today, { movesSchedule: 'to the other card' }, { deletes: 0 }],
    ...settled,
    // For the other card nothing was due.
    status: 'nothing_due',
    skipped: 0,
    leaves: 1000,
  },
];
