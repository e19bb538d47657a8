/** Whom a file is for, as it was typed: it waits in this tab, also through a reload, until a file has it. */
import { sessionStorageKeys } from '@debt-payoff/contract/storage-keys';
import { storedDraft } from '../session/stored-drafts.ts';

export type ExportFields = { readonly name: string; readonly reference: string };

export const noExportFields: ExportFields = { name: '', reference: '' };

export const exportFieldsDraft = storedDraft(
  sessionStorageKeys.exportBeingFilled,
  readExportFields,
);

function readExportFields(stored: unknown): ExportFields | null {
  if (stored === null || typeof stored !== 'object') return null;
  const { name, reference } = { ...noExportFields, ...stored };
  return typeof name === 'string' && typeof reference === 'string' ? { name, reference } : null;
}
