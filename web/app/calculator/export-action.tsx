/** Exporting the calculation: for a complete form, and for those whose plan allows it. */
import { lazy, Suspense } from 'react';
import { useIsSignedIn } from '../session/session.ts';
import { ExportButton, type ExportForm } from './export-button.tsx';

/** Asking for the plan is for those who are signed in; where its code cannot be loaded, it is the free one. */
const AccountExportButton = lazy(async () => {
  const parts = await import('./account-export-button.tsx').catch(() => null);
  return { default: parts?.AccountExportButton ?? FreeExportButton };
});

export function ExportAction(form: ExportForm) {
  if (!useIsSignedIn()) return <FreeExportButton {...form} />;
  return (
    <Suspense fallback={<FreeExportButton {...form} />}>
      <AccountExportButton {...form} />
    </Suspense>
  );
}

function FreeExportButton(form: ExportForm) {
  return <ExportButton {...form} tier="free" canExport={false} />;
}
