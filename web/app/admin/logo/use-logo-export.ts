/** Makes the file of a logo: under way, saved under its name, or why not. */
import type { LogoBackground, LogoPreset } from '@debt-payoff/contract/content-vocabulary';
import { logoPresets } from '@debt-payoff/contract/content-vocabulary';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { useState } from 'react';
import { saveFile } from '../../ui/save-file.ts';
import { type LogoImage, logoFile } from './draw-logo.ts';
import { logoFileName } from './logo-words.ts';

export type LogoChoice = {
  readonly preset: LogoPreset;
  readonly background: LogoBackground;
  readonly hasText: boolean;
};

export type LogoExportState =
  | { readonly kind: 'idle' | 'busy' }
  | { readonly kind: 'saved'; readonly name: string }
  | { readonly kind: 'failed'; readonly why: string };

export function imageOf({ preset, ...look }: LogoChoice): LogoImage {
  return { ...look, size: logoPresets[preset] };
}

export function useLogoExport() {
  const [state, setState] = useState<LogoExportState>({ kind: 'idle' });
  const start = async (choice: LogoChoice): Promise<void> => {
    setState({ kind: 'busy' });
    setState(await exportLogo(choice));
  };
  return { state, start: (choice: LogoChoice) => void start(choice) };
}

export async function exportLogo(choice: LogoChoice): Promise<LogoExportState> {
  try {
    const blob = await logoFile(imageOf(choice));
    if (typeof blob === 'string') return { kind: 'failed', why: blob };
    const name = logoFileName(choice.preset, choice.background);
    saveFile({ name, blob });
    return { kind: 'saved', name };
  } catch {
    // Whatever a browser throws where it has no room for the drawing, another try is all there is.
    return { kind: 'failed', why: adminTexts.logo.failed };
  }
}
