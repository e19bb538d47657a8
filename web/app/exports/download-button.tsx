/** Asks for a file. While it is on its way the button is busy, and 'Cancel' stands with how far it is. */
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { Download as DownloadIcon } from 'lucide-react';
import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import type { ExportFile } from './export-files.ts';
import type { Download } from './use-download.ts';

export function DownloadButton({
  download,
  file,
  children,
  ...button
}: Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'children'> & {
  readonly download: Download;
  readonly file: ExportFile;
}) {
  const { state, startButton } = download;
  const isOwn = state.kind === 'busy' && state.file.key === file.key;
  return (
    <Button
      {...button}
      busy={isOwn}
      aria-disabled={state.kind === 'busy' && !isOwn}
      onClick={({ currentTarget }) => {
        startButton.current = currentTarget;
        download.start(file);
      }}
    >
      {isOwn ? null : <DownloadIcon className="icon" aria-hidden="true" />}
      {children}
    </Button>
  );
}

/** It goes with the download; where it has the focus, that goes back to the button by which it began. */
export function CancelButton({
  startButton,
  onCancel,
  ...button
}: Pick<ComponentProps<typeof Button>, 'variant' | 'size'> & {
  readonly startButton: RefObject<HTMLButtonElement | null>;
  readonly onCancel: () => void;
}) {
  const own = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = own.current;
    return () => {
      if (element !== null && element === document.activeElement) startButton.current?.focus();
    };
  }, [startButton]);
  return (
    <Button {...button} ref={own} onClick={onCancel}>
      {navigationTexts.actions.cancel}
      <span className="vh"> the download</span>
    </Button>
  );
}
