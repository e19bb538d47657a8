/** Reports of a portfolio, for those whose plan has them; the others read what it takes. */
import { paths } from '@debt-payoff/contract/paths';
import { can } from '@debt-payoff/contract/plans';
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { exportTexts } from '@debt-payoff/contract/texts/exports';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { UpgradeDialog } from '../billing/upgrade-dialog.tsx';
import { useTier } from '../billing/use-entitlements.ts';
import { Button } from '../ui/button.tsx';

const { exportPdf, exportExcel } = portfolioTexts.detail;

export function ExportActions() {
  const tier = useTier() ?? 'free';
  const [isAsked, setIsAsked] = useState(false);
  const reasonId = useId();
  const canExport = can(tier, 'export');
  return (
    <div className="export-actions">
      <div className="row">
        {[exportPdf, exportExcel].map((label) => (
          <Button
            key={label}
            variant="secondary"
            size="small"
            disabled={canExport}
            aria-describedby={canExport ? reasonId : undefined}
            onClick={() => setIsAsked(true)}
          >
            <Download className="icon" aria-hidden="true" />
            {label}
          </Button>
        ))}
      </div>
      {canExport ? (
        <p className="hint" id={reasonId}>
          Reports are being built and are not here yet.
        </p>
      ) : null}
      {isAsked ? (
        <UpgradeDialog
          title={calculatorTexts.export.upgradeTitle}
          tier={tier}
          upgradeUrl={paths.subscription}
          onClose={() => setIsAsked(false)}
        >
          <p>{exportTexts.paidPlanRequired}</p>
        </UpgradeDialog>
      ) : null}
    </div>
  );
}
