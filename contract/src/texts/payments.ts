// The words of payments, scheduled payments, missed payments and progress snapshots.

import { navigationTexts } from './navigation.ts';

export const paymentTexts = {
  payment: {
    payOff: 'Pay Off',
    requiredFields: navigationTexts.failures.requiredFields,
    dateInFuture: 'Payment date cannot be in the future',
    estimate: 'This is an estimate. Please verify the balance with your creditor.',
    added: 'Payment added successfully',
    updated: 'Payment updated successfully',
    deleted: 'Payment deleted successfully',
    fetchFailed: 'Failed to fetch payments',
    addFailed: 'Failed to add payment',
    updateFailed: 'Failed to update payment',
    deleteFailed: 'Failed to delete payment',
  },
  scheduled: {
    processToday: "Process Today's Payments",
    alreadyProcessed: 'Payments already processed',
    alreadyProcessedDetail: 'No new payments were processed.',
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
    dismiss: navigationTexts.actions.dismiss,
    processFailed: 'Failed to process payments',
  },
  progress: {
    capture: 'Capture Progress',
    captured: 'Progress snapshot created successfully',
    fetchFailed: 'Failed to fetch progress snapshots',
    captureFailed: 'Failed to create snapshot',
    paidOffMilestone: (count: number) => `${count} debt(s) paid off!`,
  },
} as const;
