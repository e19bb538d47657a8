/** One file at a time on its way from the server: asked for, followed as it comes, and saved for whom it was asked. */
import type { FileProgress } from '@debt-payoff/contract/client';
import { failsWith } from '../forms/call-failure.ts';
import { PersonLeft, requireStill, storedPerson, whenPersonChanges } from '../session/person.ts';
import { saveFile } from '../ui/save-file.ts';
import type { ExportFile } from './export-files.ts';

export type DownloadState =
  | { readonly kind: 'idle' }
  /** Without progress for as long as nothing has come. */
  | { readonly kind: 'busy'; readonly file: ExportFile; readonly progress: FileProgress | null }
  | { readonly kind: 'saved'; readonly name: string }
  | { readonly kind: 'failed'; readonly file: ExportFile; readonly error: unknown }
  /** By the plan of the person who asked. */
  | { readonly kind: 'refused' };

export const idle: DownloadState = { kind: 'idle' };

export type Downloader = {
  readonly start: (file: ExportFile) => Promise<void>;
  readonly cancel: () => void;
};

export function createDownloader(page: {
  readonly show: (state: DownloadState) => void;
  /** The plan is not what the page took it for. */
  readonly onRefused: () => void;
}): Downloader {
  let underWay: AbortController | null = null;
  const cancel = (): void => {
    if (underWay === null) return;
    underWay.abort();
    underWay = null;
    page.show(idle);
  };
  const start = async (file: ExportFile): Promise<void> => {
    if (underWay !== null) return;
    const own = new AbortController();
    underWay = own;
    const unfollow = whenPersonChanges(cancel);
    page.show({ kind: 'busy', file, progress: null });
    const outcome = await fetchAndSave(file, own.signal, (progress) => {
      if (!own.signal.aborted) page.show({ kind: 'busy', file, progress });
    });
    unfollow();
    if (own.signal.aborted) return;
    underWay = null;
    page.show(outcome);
    if (outcome.kind === 'refused') page.onRefused();
  };
  return { start, cancel };
}

async function fetchAndSave(
  file: ExportFile,
  signal: AbortSignal,
  onProgress: (progress: FileProgress) => void,
): Promise<DownloadState> {
  const asker = storedPerson();
  try {
    const { blob, name: givenName } = await file.request({ signal, onProgress });
    if (signal.aborted) return idle;
    // While it came, somebody else may have signed in: the file is not theirs.
    requireStill(asker);
    const name = givenName ?? file.fallbackName;
    saveFile({ blob, name });
    file.onSaved?.();
    return { kind: 'saved', name };
  } catch (error) {
    if (error instanceof PersonLeft) return idle;
    return failsWith(error, 'paid_plan_required')
      ? { kind: 'refused' }
      : { kind: 'failed', file, error };
  }
}
