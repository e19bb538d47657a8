// What the terms are made of, so that a page and a mail can each lay them out in their own way.

import type { BillingTermsSection } from '../terms-anchors.ts';
import type { TierRow } from '../tier-table.ts';

export type TermsPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'link'; readonly label: string; readonly path: string }
  | { readonly kind: 'tiers'; readonly rows: readonly TierRow[] }
  | { readonly kind: 'form'; readonly lines: readonly string[] };

export type TermsSection = {
  readonly id: BillingTermsSection;
  readonly title: string;
  readonly parts: readonly TermsPart[];
};

export function text(words: string): TermsPart {
  return { kind: 'text', text: words };
}
