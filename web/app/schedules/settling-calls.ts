/** The calls that settle due dates, and those that take it back. */
import type { CallInput } from '@debt-payoff/contract/call';
import { formatPounds } from '@debt-payoff/contract/money';
import { nameInSentence } from '@debt-payoff/contract/names-in-sentences';
import { paymentAddresses, scheduleAddresses } from '@debt-payoff/contract/payment-addresses';
import type { DueDateInput } from '@debt-payoff/contract/payment-fields';
import type { ProcessStatus } from '@debt-payoff/contract/payment-kinds';
import type { addPaymentCall, removePaymentCall } from '@debt-payoff/contract/payments';
import type { ProcessReply, processSchedulesCall } from '@debt-payoff/contract/schedules';
import type {
  LinkablePayment,
  reopenDateCall,
  settleDateCall,
  undoRecordingCall,
} from '@debt-payoff/contract/settled-dates';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { isMissing } from '../forms/call-failure.ts';
import { signedInCall, signedInCallOnce } from '../session/signed-in-call.ts';
import { formatDay } from '../words/dates.ts';

const { scheduled, settling: texts } = paymentTexts;

/** A due date, and where it is. */
export type DateAt = DueDateInput & { readonly portfolioId: number };

export type SettlingAct =
  /** Of a portfolio, the given dates, or all that is due; with its name where it is one alone. */
  | {
      readonly kind: 'record';
      readonly targetDate: string;
      readonly only?: NamedDate;
      readonly orders: readonly {
        readonly portfolioId: number;
        readonly dates?: readonly DueDateInput[];
      }[];
    }
  /** Before its day, with a payment of today. */
  | {
      readonly kind: 'pay early';
      readonly at: DateAt;
      readonly creditor: string;
      readonly payment: CallInput<typeof addPaymentCall>['body'];
    }
  | {
      readonly kind: 'link';
      readonly at: DateAt;
      readonly creditor: string;
      readonly payment: Pick<LinkablePayment, 'id' | 'payment_amount' | 'payment_date'>;
    }
  | { readonly kind: 'not paid'; readonly at: DateAt; readonly creditor: string }
  | { readonly kind: 'open'; readonly at: DateAt; readonly creditor: string }
  | { readonly kind: 'undo'; readonly what: Undoable };

type Undoable =
  | {
      readonly kind: 'recordings';
      readonly of: readonly { readonly portfolioId: number; readonly paymentIds: number[] }[];
      readonly only?: NamedDate | undefined;
    }
  | {
      readonly kind: 'payment';
      readonly portfolioId: number;
      readonly paymentId: number;
      readonly only: NamedDate;
    }
  | { readonly kind: 'date'; readonly at: DateAt; readonly creditor: string };

/** Two debts can be due on one day. */
type NamedDate = { readonly creditor: string; readonly due_date: string };

/** 'Harbour Visa, 20 July 2026' */
function nameOf({ creditor, due_date }: NamedDate): string {
  return `${nameInSentence(creditor)}, ${formatDay(due_date)}`;
}

export type SettlingResult = {
  readonly text: string;
  /** Null for what cannot be taken back, or was. */
  readonly undoable: Undoable | null;
  /** Of what was processed. */
  readonly status: ProcessStatus | null;
};

type Keyed<Kind extends SettlingAct['kind']> = Extract<SettlingAct, { readonly kind: Kind }> & {
  /** By which each call counts once. */
  readonly key: string;
};

export function perform(act: SettlingAct, key: string): Promise<SettlingResult> {
  switch (act.kind) {
    case 'record':
      return record({ ...act, key });
    case 'pay early':
      return payEarly({ ...act, key });
    case 'link':
      return link({ ...act, key });
    case 'not paid':
      return markNotPaid({ ...act, key });
    case 'open':
      return open(act);
    case 'undo':
      return undo({ ...act, key });
  }
}

/** In one portfolio after the other. */
async function record({ orders, targetDate, only, key }: Keyed<'record'>): Promise<SettlingResult> {
  const replies: { portfolioId: number; reply: ProcessReply }[] = [];
  for (const { portfolioId, dates } of orders) {
    const call = signedInCallOnce(`${key}-${portfolioId}`);
    const reply = await call<typeof processSchedulesCall>(scheduleAddresses.process, {
      params: { id: portfolioId },
      body: { target_date: targetDate, ...(dates !== undefined && { dates: [...dates] }) },
    });
    replies.push({ portfolioId, reply });
  }
  const recorded = replies
    .map(({ portfolioId, reply }) => ({
      portfolioId,
      paymentIds: reply.recorded.map(({ payment_id }) => payment_id),
    }))
    .filter(({ paymentIds }) => paymentIds.length > 0);
  const processed = recorded.reduce((sum, { paymentIds }) => sum + paymentIds.length, 0);
  if (processed > 0) {
    const undoable = { kind: 'recordings', of: recorded, only } as const;
    // As it was recorded: what the lender asks may be another figure by now than the one that was shown.
    const [first] = replies.flatMap(({ reply }) => reply.recorded);
    const text =
      only === undefined || first === undefined
        ? scheduled.processed(processed)
        : recordedWords(only, first.payment_amount);
    return { text, undoable, status: 'processed' };
  }
  const telling = replies.find(({ reply }) => reply.status === 'already_processed') ?? replies[0];
  return {
    text: telling?.reply.message ?? scheduled.alreadyProcessedMessage,
    undoable: null,
    status: telling?.reply.status ?? null,
  };
}

async function payEarly({
  at,
  creditor,
  payment,
  key,
}: Keyed<'pay early'>): Promise<SettlingResult> {
  const { portfolioId, ...settles } = at;
  const { id } = await signedInCallOnce(key)<typeof addPaymentCall>(paymentAddresses.add, {
    params: { id: portfolioId },
    body: { ...payment, settles },
  });
  const only = { creditor, due_date: at.due_date };
  const undoable = { kind: 'payment', portfolioId, paymentId: id, only } as const;
  return { text: recordedWords(only, payment.payment_amount), undoable, status: null };
}

function recordedWords(date: NamedDate, amount: number): string {
  return `${nameOf(date)}: ${formatPounds(amount)} recorded.`;
}

async function link({ at, creditor, payment, key }: Keyed<'link'>): Promise<SettlingResult> {
  await settle(at, { body: { settled_as: 'linked', payment_id: payment.id }, key });
  const paid = `${formatPounds(payment.payment_amount)} on ${formatDay(payment.payment_date)}`;
  const name = nameOf({ creditor, due_date: at.due_date });
  const text = `${name}, is linked to the payment of ${paid}, and counts as paid.`;
  return { text, undoable: { kind: 'date', at, creditor }, status: null };
}

async function markNotPaid({ at, creditor, key }: Keyed<'not paid'>): Promise<SettlingResult> {
  await settle(at, { body: { settled_as: 'not_paid' }, key });
  const name = nameOf({ creditor, due_date: at.due_date });
  const text = `${name}, is marked as not paid. It no longer counts as missed.`;
  return { text, undoable: { kind: 'date', at, creditor }, status: null };
}

function settle(
  at: DateAt,
  { body, key }: { body: CallInput<typeof settleDateCall>['body']; key: string },
) {
  const call = signedInCallOnce(key);
  return call<typeof settleDateCall>(scheduleAddresses.settle, { params: paramsOf(at), body });
}

async function open({
  at,
  creditor,
}: {
  readonly at: DateAt;
  readonly creditor: string;
}): Promise<SettlingResult> {
  const params = paramsOf(at);
  await signedInCall<typeof reopenDateCall>(scheduleAddresses.reopen, { params });
  const text = `${nameOf({ creditor, due_date: at.due_date })}, is open again.`;
  return { text, undoable: null, status: null };
}

function undoneWords(only: NamedDate): string {
  return `Undone. The payment is deleted, and ${nameOf(only)}, is open again.`;
}

/** What has been taken back elsewhere, or by a try whose reply was lost, is as it was to be. */
async function undo(act: Keyed<'undo'>): Promise<SettlingResult> {
  try {
    return await takeBack(act);
  } catch (error) {
    if (!isMissing(error)) throw error;
    return { text: texts.undone(0), undoable: null, status: null };
  }
}

async function takeBack({ what, key }: Keyed<'undo'>): Promise<SettlingResult> {
  if (what.kind === 'date') return open(what);
  if (what.kind === 'payment') {
    const { portfolioId: id, paymentId } = what;
    const params = { id, paymentId };
    await signedInCall<typeof removePaymentCall>(paymentAddresses.remove, { params });
    return { text: undoneWords(what.only), undoable: null, status: null };
  }
  let undoneCount = 0;
  for (const { portfolioId: id, paymentIds } of what.of) {
    const call = signedInCallOnce(`${key}-${id}`);
    const reply = await call<typeof undoRecordingCall>(scheduleAddresses.undo, {
      params: { id },
      body: { payment_ids: paymentIds },
    });
    undoneCount += reply.undone_count;
  }
  const { only } = what;
  const text =
    only === undefined || undoneCount !== 1 ? texts.undone(undoneCount) : undoneWords(only);
  return { text, undoable: null, status: null };
}

function paramsOf({ portfolioId, scheduled_payment_id, due_date }: DateAt) {
  return { id: portfolioId, scheduleId: scheduled_payment_id, dueDate: due_date };
}
