// The words of payments, scheduled payments, missed payments and progress snapshots.

import { paymentLimits } from '../payment-limits.ts';
import { product } from '../product.ts';
import { navigationTexts } from './navigation.ts';

/** A day has no time, and so no time zone. */
const longDay = new Intl.DateTimeFormat(product.locale, { dateStyle: 'long', timeZone: 'UTC' });

/** '15 November 2026'; what is no day is left as it is. */
function inWords(day: string): string {
  const date = new Date(day);
  return Number.isNaN(date.getTime()) ? day : longDay.format(date);
}

export const paymentTexts = {
  notADate: 'Enter a date, such as 2026-11-05',
  tooLongAgo: 'That date is too long ago',
  repeatedKey: 'This key was used for something else',
  payment: {
    typeUnknown: 'Please select a payment type',
    debtMissing: 'This debt is not in the portfolio',
    /** In the dialog, since it is opened from a line of a plan too. */
    to: (creditor: string) => `A payment to ${creditor}.`,
    payOff: 'Pay Off',
    add: 'Add Payment',
    edit: 'Edit Payment',
    lead: 'This records a payment that you have made. No money moves from here.',
    delete: 'Delete Payment',
    confirmDelete: `Are you sure you want to delete this payment? The balance will be worked out without it. ${navigationTexts.confirmations.cannotBeUndone}`,
    empty: 'No payments yet',
    noneMatching: 'No payments match these filters',
    alreadyIncluded: 'Already included in the balance I entered',
    alreadyInBalance: 'Already in the balance',
    paidTooMuch: (amount: string) => `You paid ${amount} more than was owed.`,
    moreThanOwed: (amount: string) => `${amount} more than was owed`,
    schedulesEnded: 'Its scheduled payments are now inactive.',
    schedulesGoOn: 'Its scheduled payments are active again.',
    schedulesStayEnded:
      'Its scheduled payments are still inactive. If you pay it every month, set them to active.',
    requiredFields: navigationTexts.failures.requiredFields,
    dateInFuture: 'Payment date cannot be in the future',
    estimate: 'This is an estimate. Please verify the balance with your creditor.',
    added: 'Payment added successfully',
    updated: 'Payment updated successfully',
    deleted: 'Payment deleted successfully',
    sinceDeleted: 'This payment has since been deleted.',
    fetchFailed: 'Failed to fetch payments',
    addFailed: 'Failed to add payment',
    updateFailed: 'Failed to update payment',
    deleteFailed: 'Failed to delete payment',
  },
  scheduled: {
    title: 'Scheduled Payments',
    add: 'Add Scheduled Payment',
    edit: 'Edit Scheduled Payment',
    lead: 'A payment that you make every month. No money moves from here.',
    delete: 'Delete Scheduled Payment',
    active: 'Active',
    inactive: 'Inactive',
    confirmDelete: `Are you sure you want to delete this scheduled payment? What was recorded for it stays. ${navigationTexts.confirmations.cannotBeUndone}`,
    processToday: "Process Today's Payments",
    alreadyProcessed: 'Payments already processed',
    alreadyProcessedMessage: 'All payments that are due have already been recorded.',
    processed: (count: number) =>
      count === 1 ? '1 payment recorded' : `${count} payments recorded`,
    nothingDue: (day: string) => `Nothing is due up to ${inWords(day)}`,
    targetInFuture: 'The date cannot be in the future',
    debtPaidOff: 'This debt is paid off',
    amountKindUnknown: 'Amount must be fixed or required',
    /** What a lender will ask for in a month ahead may still change. */
    about: (amount: string) => `about ${amount}`,
    alreadyProcessedDetail: 'No new payments were processed.',
    tooMany: `A debt can have at most ${paymentLimits.schedulesOfDebtMax} scheduled payments`,
    autoPaymentNote: (creditor: string) => `Auto-payment for ${creditor}`,
    requiredFields: navigationTexts.failures.requiredFields,
    added: 'Scheduled payment added successfully',
    updated: 'Scheduled payment updated successfully',
    deleted: 'Scheduled payment deleted successfully',
    fetchFailed: 'Failed to fetch scheduled payments',
    addFailed: 'Failed to add scheduled payment',
    updateFailed: 'Failed to update scheduled payment',
    deleteFailed: 'Failed to delete scheduled payment',
    processFailed: 'Failed to process scheduled payments',
  },
  missed: {
    process: 'Process Missed Payments',
    dismissed: 'Dismissed for this visit.',
    processFailed: 'Failed to process payments',
  },
  settling: {
    nothingDue: 'Nothing is due on that date',
    unknownDate: 'This is not a due date of that scheduled payment',
    tooManyDates: (most: number) => `At most ${most.toLocaleString('en-GB')} dates at once`,
    otherDebt: 'That due date belongs to another debt',
    notYetDue: 'This date is not due yet',
    notMissed: 'Only a date that has passed can be marked as not paid',
    tooFarAhead: 'That date is too far ahead to be settled now',
    paidOff: 'This debt is paid off, so nothing is waiting to be paid',
    settledSince: 'That date has already been settled. Choose another one, or none.',
    otherPayment: 'That payment belongs to another debt, or has been deleted',
    paymentTaken: 'That payment already settles another date',
    wasRecorded: 'This date was recorded. Its payment can be deleted in the history.',
    changedSince: 'A payment has been changed since it was recorded, so nothing was undone.',
    undone: (count: number) => {
      if (count === 0) return 'There is nothing left to undo.';
      return count === 1
        ? 'Undone. The payment is deleted and its date is open again.'
        : `Undone. ${count} payments are deleted and their dates are open again.`;
    },
    reopened: 'The date is open again.',
  },
  calendar: {
    title: 'Add to your calendar',
    removed: 'The calendar link has been removed.',
    fetchFailed: 'Failed to fetch the calendar link',
    changeFailed: 'Failed to change the calendar link',
    event: (creditor: string, amount: string | null) =>
      amount === null ? `${creditor}: payment due` : `${creditor}: payment of ${amount} due`,
  },
  settings: {
    title: 'Payments and reminders',
    lead: 'What we do by ourselves about your scheduled payments and deals.',
    loading: 'Loading your settings...',
    loadFailed: 'Failed to load your settings',
    reminders: 'Email me the day before a payment is due, and before a deal ends',
    remindersHint:
      'If the day of a payment has passed and nothing is recorded, we tell you once more. All that is due comes in one email. If a deal ends, such as 0% on a card, we tell you 60 and 30 days before its last day.',
    remindersNeedPlan: 'Reminders are part of the Basic and Premium plans.',
    seePlans: 'See the plans',
    remindersNeedAddress:
      'Your email address is not confirmed yet, and reminders go to confirmed addresses only. Open the link that we sent you, or have it sent again under Profile information.',
    automaticHint:
      'Each morning we record what has fallen due, as if you had entered it, beginning with what is still waiting. We cannot see your bank account: if a payment was not made, delete it from your history. No money moves from here.',
    saving: 'Saving...',
    remindersOn: 'Saved. You get an email the day before a payment is due, and before a deal ends.',
    remindersOff: 'Saved. You get no reminders.',
    automaticOn: 'Saved. Your scheduled payments are recorded automatically.',
    automaticOff: 'Saved. You record your scheduled payments yourself.',
    saveFailed: 'Failed to save your settings',
    unchanged: 'Nothing has changed. Please try again.',
  },
  progress: {
    capture: 'Capture Progress',
    captureLead: 'Saves how this portfolio stands on that day.',
    dateInFuture: 'Snapshot date cannot be in the future',
    noDebts: 'There is no debt here yet. Add one, and capture it then.',
    beforeFirstDebt: (day: string) =>
      `No debt here goes back that far. Choose ${inWords(day)} or later.`,
    delete: 'Delete Snapshot',
    confirmDelete: `Are you sure you want to delete this snapshot? Your debts and payments stay as they are. ${navigationTexts.confirmations.cannotBeUndone}`,
    deleted: 'Snapshot deleted.',
    deleteFailed: 'Failed to delete snapshot',
    captured: 'Progress snapshot created successfully',
    fetchFailed: 'Failed to fetch progress snapshots',
    captureFailed: 'Failed to create snapshot',
    hints: {
      date: 'The balance and the debts paid off are taken from your debts as of this day.',
      dateBeforeSome: 'Debts that you added after this day are not counted.',
      interest: 'Filled in from your payments. Change it if you know better.',
      interestUntilToday:
        'Filled in with all interest up to today. For an earlier day, enter what you had paid by then.',
    },
    paidOffMilestone: (count: number) => `${count} debt(s) paid off!`,
  },
} as const;
