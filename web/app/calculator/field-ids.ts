import type { Row, RowField } from './rows.ts';

export const formTitleId = 'form-title';
export const extraId = 'extra-payment';

export function fieldId(row: Row, field: RowField): string {
  return `debt-${row.id}-${field}`;
}
