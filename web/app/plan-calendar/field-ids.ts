/** Where the fields of a calendar are found, for what is said of them elsewhere. */
import type { TypedOneOff } from './typed-one-offs.ts';

export function amountFieldId(calendarId: string, { id }: Pick<TypedOneOff, 'id'>): string {
  return `${calendarId}-amount-${id}`;
}

export function addButtonId(calendarId: string, month: string): string {
  return `${calendarId}-add-${month}`;
}
