// The words of what changes a balance besides payments.

import { formatPence } from '../money.ts';
import type { StatedSplit } from '../stated-balance.ts';
import { navigationTexts } from './navigation.ts';

const spending = 'spending and charges';
const refunds = 'refunds and corrections';
const notRecorded = 'payments not recorded, or a correction';

export const balanceEntryTexts = {
  kinds: {
    opening: 'Opening balance',
    balance: 'Stated balance',
    spending: 'Spending',
    charge: 'Charge',
    refund: 'Refund',
  },
  add: 'Add Spending or Refund',
  edit: 'Edit Entry',
  correctOpening: 'Correct Opening Balance',
  delete: 'Delete Entry',
  confirmDelete: `Are you sure you want to delete this entry? The balance will be worked out without it. ${navigationTexts.confirmations.cannotBeUndone}`,
  spendingAndCharges: 'Spending and charges',
  refundsAndCorrections: 'Refunds and corrections',
  requiredFields: navigationTexts.failures.requiredFields,
  kindUnknown: 'Please select what it was',
  changeUnknown: 'Please choose interest or adjustment',
  kindFixed: 'A balance cannot become spending, a charge or a refund. Delete it and add another.',
  dateInFuture: 'Date cannot be in the future',
  beforeDebt: 'Before you added the debt: the balance that you entered then holds it already',
  openingDateFixed: 'The opening balance is of the day on which you added the debt',
  openingStays: 'The opening balance cannot be deleted. Correct it instead.',
  added: 'Entry added successfully',
  updated: 'Entry updated successfully',
  deleted: 'Entry deleted successfully',
  sinceDeleted: 'This entry has since been deleted.',
  fetchFailed: 'Failed to fetch entries',
  addFailed: 'Failed to add entry',
  updateFailed: 'Failed to update entry',
  deleteFailed: 'Failed to delete entry',
} as const;

/** '£12.40 interest', '£60.00 spending and charges since the last entry'. */
export function statedBalanceWords(
  { interestPence, adjustmentPence, excessPence }: StatedSplit,
  { hasPayment }: { readonly hasPayment: boolean },
): string {
  const down = hasPayment ? refunds : notRecorded;
  const parts = [
    ...(adjustmentPence > 0
      ? [`${formatPence(adjustmentPence)} ${spending} since the last entry`]
      : []),
    ...(adjustmentPence < 0 ? [`${formatPence(-adjustmentPence)} ${down}`] : []),
    ...(excessPence > 0 ? [`${formatPence(excessPence)} more than was owed`] : []),
  ];
  const interest = `${formatPence(interestPence)} interest`;
  return parts.length === 0 || interestPence > 0
    ? [interest, ...parts].join(', ')
    : parts.join(', ');
}
