/** The files of a portfolio, for those whose plan has them; the others are told what it takes. */
import type { Portfolio } from '@debt-payoff/contract/portfolios';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { DownloadButton } from '../exports/download-button.tsx';
import { DownloadOutcome } from '../exports/download-outcome.tsx';
import { paymentHistoryFile, portfolioReportFile } from '../exports/export-files.ts';
import { useDownload } from '../exports/use-download.ts';

const { exportPdf, exportExcel } = portfolioTexts.detail;

export function ExportActions({ portfolio }: { readonly portfolio: Portfolio }) {
  const download = useDownload();
  const look = { variant: 'secondary', size: 'small', download } as const;
  return (
    <>
      <div className="row">
        <DownloadButton {...look} file={portfolioReportFile(portfolio)}>
          {exportPdf}
        </DownloadButton>
        <DownloadButton {...look} file={paymentHistoryFile(portfolio)}>
          {exportExcel}
        </DownloadButton>
      </div>
      <div className="export-outcome">
        <DownloadOutcome download={download} />
      </div>
    </>
  );
}
