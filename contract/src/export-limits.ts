// What bounds files that are made.

export const exportLimits = {
  /** For making a file and sending it. */
  timeoutMs: 60_000,
  nameMaxLength: 100,
  referenceMaxLength: 60,
  /** So many months of single debts are printed in one PDF; what comes after them is added up by year. */
  printedMonthsOfDebtsMax: 12_000,
} as const;
