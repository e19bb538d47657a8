/** Why each thing is kept in a visitor's browser, and for how long: /cookies is drawn from it. */
import type { CookieName } from './cookie-names.ts';
import type { scrollPositionsKey } from './scroll-positions-key.ts';
import type { articleDraftKeyPrefix, LocalStorageKey, SessionStorageKey } from './storage-keys.ts';
import { cookiePurposes } from './texts/storage-cookies.ts';
import { figuresPurposes } from './texts/storage-figures.ts';
import { pagePurposes } from './texts/storage-pages.ts';
import { signingInPurposes } from './texts/storage-signing-in.ts';

export const storageGroups = [
  'signing-in',
  'figures',
  'pages',
  'appearance',
  'analytics',
  'team',
] as const;
export type StorageGroup = (typeof storageGroups)[number];

/** A cookie goes along with requests; the other two stay in the browser, one of them only as long as the tab. */
export type StoragePlace = 'cookie' | 'browser' | 'tab';

/**
 * Whether somebody must be asked first (PECR, regulation 6 and Schedule A1): not for what they asked for
 * themselves, nor for how the site is to look.
 */
export type StorageBasis = 'necessary' | 'appearance' | 'consent';

export type StoragePurpose = {
  readonly group: StorageGroup;
  readonly place: StoragePlace;
  readonly basis: StorageBasis;
  readonly purpose: string;
  readonly life: string;
};

/** Names ending in a star or an underscore have something behind them, such as an id. */
export type StorageName =
  | CookieName
  | LocalStorageKey
  | SessionStorageKey
  | typeof articleDraftKeyPrefix
  | typeof scrollPositionsKey;

/** A key without a line here does not compile. */
export const storagePurposes: Readonly<Record<StorageName, StoragePurpose>> = {
  ...cookiePurposes,
  ...signingInPurposes,
  ...figuresPurposes,
  ...pagePurposes,
};

/** Names with one purpose between them. */
export type StorageEntry = StoragePurpose & { readonly names: readonly string[] };

export function storageEntriesOf(group: StorageGroup): readonly StorageEntry[] {
  const entries = new Map<string, StorageEntry>();
  for (const [name, purpose] of Object.entries(storagePurposes)) {
    if (purpose.group !== group) continue;
    const names = entries.get(purpose.purpose)?.names ?? [];
    entries.set(purpose.purpose, { ...purpose, names: [...names, name] });
  }
  return [...entries.values()];
}
