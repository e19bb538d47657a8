import { useEntitlements } from '../billing/use-entitlements.ts';
import { ExportButton, type ExportForm } from './export-button.tsx';

/** By the plan of the person who is signed in. */
export function AccountExportButton(form: ExportForm) {
  const { tier, canExport } = useEntitlements();
  return <ExportButton {...form} tier={tier} canExport={canExport} />;
}
