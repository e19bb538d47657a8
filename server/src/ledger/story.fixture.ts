/**
 * The life of a debt told in plain lines, for tables of worked situations: what was entered, in the order of
 * entry, and what must come of it. A line that is not understood is an error, so that none is passed over.
 */
import { type LedgerEntry, type PaymentEffect, type ReplayResult, replay } from './replay.ts';

export type StoryPayment = {
  readonly on: string;
  readonly amountPence: number;
  readonly statedBalancePence: number | null;
  readonly affectsBalance: boolean;
};

/** Payments are numbered from 1, in the order of entry. */
export type Act =
  | { readonly kind: 'pay'; readonly payment: StoryPayment }
  | { readonly kind: 'state'; readonly on: string; readonly balancePence: number }
  | { readonly kind: 'rate'; readonly on: string; readonly rateBasisPoints: number }
  | {
      readonly kind: 'change';
      readonly number: number;
      readonly to: Pick<StoryPayment, 'on' | 'amountPence'>;
    }
  | { readonly kind: 'delete'; readonly number: number };

export type Opening = {
  readonly on: string;
  readonly balancePence: number;
  readonly rateBasisPoints: number;
};

type Outcome = { readonly owedPence: number; readonly paidOffOn: string | null };

export type Story = {
  readonly opening: Opening;
  readonly acts: readonly Act[];
  /** What the ledger must make of the payments; their ids are their numbers. */
  readonly effects: readonly PaymentEffect[];
  readonly outcome: Outcome;
  readonly payoffs: readonly { readonly on: string; readonly pence: number }[];
};

type StoryDraft = {
  opening?: Opening;
  acts: Act[];
  effects: PaymentEffect[];
  outcome?: Outcome;
  payoffs: { on: string; pence: number }[];
};

const day = String.raw`(\d{4}-\d{2}-\d{2})`;
const money = String.raw`(-?£[\d,]+\.\d{2})`;
const number = String.raw`(\d+)`;
const percent = String.raw`([\d.]+) %`;

type Saying = {
  readonly pattern: string;
  readonly tell: (told: StoryDraft, parts: readonly string[]) => void;
};

/** A part that a line may leave out is empty. */
const sayings: readonly Saying[] = [
  {
    pattern: `opened ${day} at ${money}, ${percent}`,
    tell: (told, [on = '', balance = '', rate = '']) => {
      told.opening = { on, balancePence: pence(balance), rateBasisPoints: basisPoints(rate) };
    },
  },
  {
    pattern: `paid ${money} on ${day}(?:, leaving ${money})?(, already included)?`,
    tell: (told, [amount = '', on = '', left = '', included = '']) => {
      const statedBalancePence = left === '' ? null : pence(left);
      const affectsBalance = included === '';
      const payment = { on, amountPence: pence(amount), statedBalancePence, affectsBalance };
      told.acts.push({ kind: 'pay', payment });
    },
  },
  {
    pattern: `stated ${money} on ${day}`,
    tell: (told, [balance = '', on = '']) => {
      told.acts.push({ kind: 'state', on, balancePence: pence(balance) });
    },
  },
  {
    pattern: `rate ${percent} from ${day}`,
    tell: (told, [rate = '', on = '']) => {
      told.acts.push({ kind: 'rate', on, rateBasisPoints: basisPoints(rate) });
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
    pattern: `payment ${number}: interest ${money}, principal ${money}(?:, excess ${money})?, balance ${money}`,
    tell: (told, [which, interest = '', principal = '', excess = '', balance = '']) => {
      told.effects.push({
        id: Number(which),
        interestPence: pence(interest),
        principalPence: pence(principal),
        excessPence: excess === '' ? 0 : pence(excess),
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
  const told: StoryDraft = { acts: [], effects: [], payoffs: [] };
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

function basisPoints(written: string): number {
  return Math.round(Number(written) * 100);
}

/** What is left of the payments when all was entered, changed and deleted. */
export function survivorsOf(acts: readonly Act[]): Map<number, StoryPayment> {
  const survivors = new Map<number, StoryPayment>();
  let entered = 0;
  for (const act of acts) {
    if (act.kind === 'pay') {
      entered += 1;
      survivors.set(entered, act.payment);
    } else if (act.kind === 'change') {
      const before = survivors.get(act.number);
      if (before === undefined) throw new Error(`There is no payment ${act.number} to change`);
      survivors.set(act.number, { ...before, ...act.to });
    } else if (act.kind === 'delete' && !survivors.delete(act.number)) {
      throw new Error(`There is no payment ${act.number} to delete`);
    }
  }
  return survivors;
}

/** Replays the history that survives all changes. */
export function replayOf(opening: Opening, acts: readonly Act[]): ReplayResult {
  const survivors = survivorsOf(acts);
  const others: Exclude<LedgerEntry, { kind: 'opening' }>[] = [];
  let entered = 0;
  for (const [at, act] of acts.entries()) {
    const order = at + 2;
    if (act.kind === 'state') others.push({ ...act, kind: 'balance', order });
    if (act.kind === 'rate') others.push({ ...act, order });
    if (act.kind === 'pay') {
      entered += 1;
      const payment = survivors.get(entered);
      if (payment !== undefined) others.push({ kind: 'payment', id: entered, order, ...payment });
    }
  }
  return replay({ kind: 'opening', order: 1, ...opening }, others);
}
