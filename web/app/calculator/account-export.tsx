/** Exporting by the plan of the person who is signed in. */
import { can } from '@debt-payoff/contract/plans';
import { useState } from 'react';
import { useTier } from '../billing/use-entitlements.ts';
import { ExportUpgrade } from '../exports/export-upgrade.tsx';
import type { Draft } from './draft.ts';
import { ExportDialog } from './export-dialog.tsx';

export function AccountExport(props: { readonly draft: Draft; readonly onClose: () => void }) {
  const tier = useTier();
  // Where the plan is not known yet, the server says what it is.
  const [isRefused, setIsRefused] = useState(tier !== null && !can(tier, 'export'));
  return isRefused ? (
    <ExportUpgrade onClose={props.onClose} />
  ) : (
    <ExportDialog {...props} onRefused={() => setIsRefused(true)} />
  );
}
