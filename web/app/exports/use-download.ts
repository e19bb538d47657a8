/** What a page has of its downloads: the state of the one that is on its way, and the ways to begin and end it. */
import { can, type Entitlement } from '@debt-payoff/contract/plans';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTier } from '../billing/use-entitlements.ts';
import { useAccount } from '../session/use-account.ts';
import { createDownloader, type DownloadState, idle } from './download.ts';
import type { ExportFile } from './export-files.ts';

export type ExportEntitlement = Extract<Entitlement, 'export' | 'combined-report'>;

export type Download = {
  readonly state: DownloadState;
  /** What the plan has to include. */
  readonly entitlement: ExportEntitlement;
  /** The button by which the last one began. */
  readonly startButton: RefObject<HTMLButtonElement | null>;
  /** Does nothing while another one is on its way. */
  readonly start: (file: ExportFile) => void;
  readonly cancel: () => void;
  /** Takes back what was said of the last one. */
  readonly dismiss: () => void;
};

export function useDownload(entitlement: ExportEntitlement = 'export'): Download {
  const [state, show] = useState(idle);
  const startButton = useRef<HTMLButtonElement>(null);
  const { reload } = useAccount();
  const tier = useTier();
  const [downloader] = useState(() => createDownloader({ show, onRefused: reload }));
  // What is on its way to a page that has been left is not sent any further.
  useEffect(() => downloader.cancel, [downloader]);
  return {
    state,
    entitlement,
    startButton,
    start: (file) => {
      // Where the plan is not known yet, the server says what it is.
      if (tier === null || can(tier, entitlement)) void downloader.start(file);
      else show({ kind: 'refused' });
    },
    cancel: downloader.cancel,
    dismiss: () => {
      if (state.kind !== 'busy') show(idle);
    },
  };
}
