/** Where a debt stands in a request, so that what is wrong with it is told at its field. */

export type DebtInRequest = {
  readonly today: string;
  /** The name of one of its fields. */
  readonly field: (path: string) => string;
};

/** By the place of a debt in a list. */
export type FieldNames = (index: number) => DebtInRequest['field'];

export const ownField = (path: string): string => path;
export const fieldInList =
  (index: number) =>
  (path: string): string =>
    `debts.${index}.${path}`;
