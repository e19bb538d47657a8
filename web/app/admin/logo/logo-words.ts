/** What staff read about the sizes and backgrounds of a logo. */
import {
  type LogoBackground,
  type LogoPreset,
  logoPresets,
} from '@debt-payoff/contract/content-vocabulary';

/** In the order of the list. */
export const presetOptions = {
  small: presetWords('small', 'Small'),
  default: presetWords('default', 'Default'),
  large: presetWords('large', 'Large'),
  instagram: presetWords('instagram', 'Instagram'),
  twitter: presetWords('twitter', 'Twitter/X'),
  linkedin: presetWords('linkedin', 'LinkedIn'),
  youtube: presetWords('youtube', 'YouTube'),
  igpost: presetWords('igpost', 'Instagram post'),
  banner: presetWords('banner', 'Banner'),
  favicon: presetWords('favicon', 'Favicon'),
} as const satisfies Record<LogoPreset, string>;

export const backgroundNames = {
  light: 'Light',
  dark: 'Dark',
} as const satisfies Record<LogoBackground, string>;

/** 'Banner, 1200 × 630 pixels' */
function presetWords(preset: LogoPreset, name: string): string {
  return `${name}, ${pixelWords(preset)}`;
}

/** '1200 × 630 pixels' */
export function pixelWords(preset: LogoPreset): string {
  const { widthPixels, heightPixels } = logoPresets[preset];
  return `${widthPixels} × ${heightPixels} pixels`;
}

export function logoFileName(preset: LogoPreset, background: LogoBackground): string {
  return `debt-payoff-logo-${preset}-${background}.png`;
}
