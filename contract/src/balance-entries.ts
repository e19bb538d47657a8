/** What changes a balance besides payments: what was spent, charged or refunded, and balances that were stated. */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { amountProblem } from './debt-rules.ts';
import { balanceEntryAddresses } from './payment-addresses.ts';
import { balanceChange, day, debtId, notes } from './payment-fields.ts';
import { atPortfolio, message, rowId, version } from './portfolio-fields.ts';
import { numberField } from './schema-rules.ts';
import { balanceEntryTexts } from './texts/balance-entries.ts';
import { fieldNames, fieldTexts } from './texts/fields.ts';

/** The opening is the balance entered with the debt. */
export const balanceEntryKinds = ['opening', 'balance', 'spending', 'charge', 'refund'] as const;
export type BalanceEntryKind = (typeof balanceEntryKinds)[number];
/** Those that can be added; the opening is there from the start. */
export const addedEntryKinds = ['spending', 'charge', 'refund', 'balance'] as const;
export type AddedEntryKind = (typeof addedEntryKinds)[number];

export const balanceEntry = z.object({
  id: z.int(),
  debt_id: z.int(),
  creditor: z.string(),
  entry_type: z.enum(balanceEntryKinds),
  entry_date: z.iso.date(),
  /** What was spent, charged or refunded; of an opening and a statement, the balance. */
  amount: z.number(),
  notes: z.string(),
  balance_change: balanceChange,
  /** Charged with it; the next payment pays it. */
  interest_amount: z.number(),
  /** Above 0: spending and charges. Below 0: refunds and corrections. */
  adjustment_amount: z.number(),
  /** What came back beyond all that was owed. */
  excess_amount: z.number(),
  balance_after: z.number(),
  entered_at: z.iso.datetime(),
  /** Its place among what is dated the same day, payments and other entries alike. */
  entry_order: z.int(),
  version,
});
export type BalanceEntry = z.infer<typeof balanceEntry>;

const entryFacts = z.object(
  {
    debt_id: debtId,
    entry_type: z.enum(addedEntryKinds, { error: balanceEntryTexts.kindUnknown }),
    entry_date: day,
    amount: numberField(fieldNames.amount, (pounds) => amountProblem(fieldNames.amount, pounds)),
    notes,
    balance_change: balanceChange.optional(),
  },
  { error: balanceEntryTexts.requiredFields },
);
export type BalanceEntryFacts = z.infer<typeof entryFacts>;
export type BalanceEntryInput = z.input<typeof entryFacts>;

const atEntry = z.object({ id: rowId, entryId: rowId });

export const listBalanceEntriesCall = defineCall({
  ...balanceEntryAddresses.list,
  access: 'user',
  summary: 'What changed the balances of a portfolio besides payments, the newest first',
  params: atPortfolio,
  query: z.object({ debt_id: rowId.optional() }),
  replies: { 200: z.array(balanceEntry) },
});

export const addBalanceEntryCall = defineCall({
  ...balanceEntryAddresses.add,
  access: 'user',
  summary: 'Adds spending, a charge, a refund or a stated balance, once for each Idempotency-Key',
  params: atPortfolio,
  body: entryFacts,
  replies: { 201: balanceEntry },
});

export const updateBalanceEntryCall = defineCall({
  ...balanceEntryAddresses.update,
  access: 'user',
  summary:
    'Changes an entry; the balances after it are worked out anew. Of an opening, only the balance',
  params: atEntry,
  body: entryFacts.omit({ debt_id: true }).extend({
    entry_type: z.enum(balanceEntryKinds, { error: balanceEntryTexts.kindUnknown }),
    version: version.optional(),
  }),
  replies: { 200: balanceEntry },
});
export type BalanceEntryChange = z.infer<(typeof updateBalanceEntryCall)['body']>;

export const removeBalanceEntryCall = defineCall({
  ...balanceEntryAddresses.remove,
  access: 'user',
  summary: 'Deletes an entry; the balances after it are worked out anew',
  params: atEntry,
  replies: { 200: message },
});

export const debtStandingCall = defineCall({
  ...balanceEntryAddresses.standing,
  access: 'user',
  summary:
    'How a debt stands for anyone who states its balance on a day, or changes an entry of it',
  params: z.object({ id: rowId, debtId: rowId }),
  query: z.object({
    /** Without one, today. */
    date: day.optional(),
    /** The payment or the entry that is being changed, which is left out. */
    payment_id: rowId.optional(),
    entry_id: rowId.optional(),
    /** The rate that is stated with the balance, where it is another one; the server knows of which kind. */
    interest_rate: z
      .preprocess(
        // Nothing would count as 0 %.
        (given) => (given === '' ? Number.NaN : given),
        z.coerce.number({ error: fieldTexts.rateOutOfRange }).min(0, fieldTexts.rateOutOfRange),
      )
      .optional(),
  }),
  replies: {
    200: z.object({
      balance: z.number(),
      /** Whether the rate in force is above 0. */
      bears_interest: z.boolean(),
      /** Fallen due since the last entry, and not in the balance yet. */
      interest_due: z.number(),
      /** Up to here a rise is taken for interest. */
      interest_most: z.number(),
      /** Whether a balance entered with the debt today would replace the opening balance. */
      replaces_opening: z.boolean(),
    }),
  },
});
export type DebtStanding = z.infer<(typeof debtStandingCall)['replies'][200]>;
