/**
 * The life of a debt told in plain lines, for tables of worked situations: what was entered, in the order of
 * entry, and what must come of it. A line that is not understood is an error, so that none is passed over.
 */
import { type BalanceChange, balanceChanges } from '@debt-payoff/contract/stated-balance';
import type { AmountEntry } from './entries.ts';
import type { EntryEffect, PaymentEffect } from './replay.ts';
import { type StatedRate, statedRate } from './stated-rate.ts';

export type StoryPayment = {
  readonly on: string;
  readonly amountPence: number;
  readonly statedBalancePence: number | null;
  readonly affectsBalance: boolean;
  readonly choice?: BalanceChange | null;
};

/** What was entered about the balance besides payments. */
export type StoryEntry =
  | {
      readonly kind: 'state';
      readonly on: string;
      readonly balancePence: number;
      readonly choice?: BalanceChange | null;
    }
  | { readonly kind: AmountEntry['kind']; readonly on: string; readonly amountPence: number };

/** Payments are numbered from 1, in the order of entry; so are the other entries, apart from changes of the rate. */
export type Act =
  | { readonly kind: 'pay'; readonly payment: StoryPayment }
  | StoryEntry
  | { readonly kind: 'rate'; readonly on: string; readonly rate: StatedRate }
  | {
      readonly kind: 'change';
      readonly number: number;
      readonly to: Pick<StoryPayment, 'on' | 'amountPence'>;
    }
  | { readonly kind: 'delete'; readonly number: number }
  | {
      readonly kind: 'change entry';
      readonly number: number;
      readonly to: { readonly on: string; readonly pence: number };
    }
  | { readonly kind: 'delete entry'; readonly number: number }
  | { readonly kind: 'correct opening'; readonly balancePence: number };

export type Opening = {
  readonly on: string;
  readonly balancePence: number;
  readonly rate: StatedRate;
};

type Outcome = { readonly owedPence: number; readonly paidOffOn: string | null };

export type Story = {
  readonly opening: Opening;
  readonly acts: readonly Act[];
  /** What the ledger must make of the payments; their ids are their numbers. */
  readonly effects: readonly PaymentEffect[];
  /** The same of the other entries; their orders are their numbers. */
  readonly entryEffects: readonly EntryEffect[];
  readonly outcome: Outcome;
  readonly payoffs: readonly { readonly on: string; readonly pence: number }[];
};

type StoryDraft = {
  opening?: Opening;
  acts: Act[];
  effects: PaymentEffect[];
  entryEffects: EntryEffect[];
  outcome?: Outcome;
  payoffs: { on: string; pence: number }[];
};

const day = String.raw`(\d{4}-\d{2}-\d{2})`;
const money = String.raw`(-?£[\d,]+\.\d{2})`;
const number = String.raw`(\d+)`;
const percent = String.raw`([\d.]+) %`;
const asWhat = '(?: as (interest|adjustment))?';

const amountKinds = ['spending', 'charge', 'refund'] as const;

type Saying = {
  readonly pattern: string;
  readonly tell: (told: StoryDraft, parts: readonly string[]) => void;
};

/** A part that a line may leave out is empty. */
const sayings: readonly Saying[] = [
  {
    pattern: `opened ${day} at ${money}, ${percent}`,
    tell: (told, [on = '', balance = '', rate = '']) => {
      told.opening = { on, balancePence: pence(balance), rate: yearly(rate) };
    },
  },
  {
    pattern: `paid ${money} on ${day}(?:, leaving ${money}${asWhat})?(, already included)?`,
    tell: (told, [amount = '', on = '', left = '', chosen = '', included = '']) => {
      const payment = {
        on,
        amountPence: pence(amount),
        statedBalancePence: left === '' ? null : pence(left),
        choice: choiceOf(chosen),
        affectsBalance: included === '',
      };
      told.acts.push({ kind: 'pay', payment });
    },
  },
  {
    pattern: `stated ${money} on ${day}${asWhat}`,
    tell: (told, [balance = '', on = '', chosen = '']) => {
      const choice = choiceOf(chosen);
      told.acts.push({ kind: 'state', on, balancePence: pence(balance), choice });
    },
  },
  {
    pattern: `(spending|charge|refund) of ${money} on ${day}`,
    tell: (told, [what, amount = '', on = '']) => {
      const kind = amountKinds.find((one) => one === what) ?? 'spending';
      told.acts.push({ kind, on, amountPence: pence(amount) });
    },
  },
  {
    pattern: `opening corrected to ${money}`,
    tell: (told, [balance = '']) => {
      told.acts.push({ kind: 'correct opening', balancePence: pence(balance) });
    },
  },
  {
    pattern: `entry ${number} changed to ${money} on ${day}`,
    tell: (told, [which, amount = '', on = '']) => {
      const to = { on, pence: pence(amount) };
      told.acts.push({ kind: 'change entry', number: Number(which), to });
    },
  },
  {
    pattern: `entry ${number} deleted`,
    tell: (told, [which]) => {
      told.acts.push({ kind: 'delete entry', number: Number(which) });
    },
  },
  {
    pattern: `rate ${percent} from ${day}`,
    tell: (told, [rate = '', on = '']) => {
      told.acts.push({ kind: 'rate', on, rate: yearly(rate) });
    },
  },
  {
    pattern: `payment ${number} changed to ${money} on ${day}`,
    tell: (told, [which, amount = '', on = '']) => {
      const to = { on, amountPence: pence(amount) };
      told.acts.push({ kind: 'change', number: Number(which), to });
    },
  },
  {
    pattern: `payment ${number} deleted`,
    tell: (told, [which]) => {
      told.acts.push({ kind: 'delete', number: Number(which) });
    },
  },
  {
    pattern: `payment ${number}: interest ${money}, principal ${money}(?:, adjustment ${money})?(?:, excess ${money})?, balance ${money}`,
    tell: (told, [which, interest = '', principal = '', adjustment, excess, balance = '']) => {
      told.effects.push({
        id: Number(which),
        interestPence: pence(interest),
        principalPence: pence(principal),
        adjustmentPence: pence(adjustment || '£0.00'),
        excessPence: pence(excess || '£0.00'),
        balanceAfterPence: pence(balance),
      });
    },
  },
  {
    pattern: `entry ${number}: interest ${money}, adjustment ${money}(?:, excess ${money})?, balance ${money}`,
    tell: (told, [which, interest = '', adjustment = '', excess, balance = '']) => {
      told.entryEffects.push({
        order: Number(which),
        interestPence: pence(interest),
        adjustmentPence: pence(adjustment),
        excessPence: pence(excess || '£0.00'),
        balanceAfterPence: pence(balance),
      });
    },
  },
  {
    pattern: `owed ${money}(?:, paid off ${day})?`,
    tell: (told, [balance = '', on = '']) => {
      told.outcome = { owedPence: pence(balance), paidOffOn: on === '' ? null : on };
    },
  },
  {
    pattern: `to pay off on ${day}: ${money}`,
    tell: (told, [on = '', amount = '']) => {
      told.payoffs.push({ on, pence: pence(amount) });
    },
  },
];

/** Lines that begin with # are sums worked by hand. */
export function readStory(text: string): Story {
  const told: StoryDraft = { acts: [], effects: [], entryEffects: [], payoffs: [] };
  const lines = text.split('\n').map((line) => line.trim());
  for (const line of lines) if (line !== '' && !line.startsWith('#')) tellLine(told, line);
  const { opening, outcome, ...others } = told;
  if (opening === undefined || outcome === undefined) throw new Error(`It is not whole: ${text}`);
  return { opening, outcome, ...others };
}

function tellLine(told: StoryDraft, line: string): void {
  for (const { pattern, tell } of sayings) {
    const [whole, ...parts] = new RegExp(`^${pattern}$`).exec(line) ?? [];
    if (whole !== undefined) {
      tell(
        told,
        parts.map((part) => part ?? ''),
      );
      return;
    }
  }
  throw new Error(`It is not clear what this line means: ${line}`);
}

export function pence(written: string): number {
  return Math.round(Number(written.replaceAll(/[£,]/g, '')) * 100);
}

function choiceOf(written: string): BalanceChange | null {
  return balanceChanges.find((choice) => choice === written) ?? null;
}

function yearly(written: string): StatedRate {
  return statedRate(null, Number(written));
}
