/** One report over all portfolios: its button, and what comes of pressing it. */
import type { ReactNode } from 'react';
import { DownloadButton } from './download-button.tsx';
import { DownloadOutcome } from './download-outcome.tsx';
import { combinedReportFile } from './export-files.ts';
import { useDownload } from './use-download.ts';

export function useCombinedReport(): { readonly button: ReactNode; readonly outcome: ReactNode } {
  const download = useDownload('combined-report');
  return {
    button: (
      <DownloadButton variant="quiet" download={download} file={combinedReportFile}>
        Combined report
      </DownloadButton>
    ),
    outcome: <DownloadOutcome download={download} />,
  };
}
