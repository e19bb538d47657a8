/** How far a file is, in words: a share where its size is known, else how much has come. */
import type { FileProgress } from '@debt-payoff/contract/client';
import type { ExportFile } from './export-files.ts';

export type ProgressWords = {
  readonly doing: string;
  /** Null for as long as nothing has come. */
  readonly reached: string | null;
  /** From 0 to 1; null where it is not known. */
  readonly share: number | null;
};

/** An estimate may be too low: nothing is said to be whole before it is. */
const shareMax = 0.99;

export function progressWords(
  kind: ExportFile['kind'],
  progress: FileProgress | null,
): ProgressWords {
  if (progress === null) return { doing: `Preparing your ${kind}...`, reached: null, share: null };
  const { receivedBytes, estimatedBytes } = progress;
  const share = estimatedBytes === null ? null : Math.min(receivedBytes / estimatedBytes, shareMax);
  return {
    doing: `Downloading your ${kind}:`,
    reached:
      share === null
        ? `${(receivedBytes / 1_000_000).toFixed(1)} MB so far`
        : `${Math.floor(share * 100)}%`,
    share,
  };
}
