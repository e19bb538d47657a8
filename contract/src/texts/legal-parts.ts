// What legal pages are made of, so that a page and a mail can each lay them out in their own way.

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

/** With what only a page can show. */
export type LegalPart =
  | TermsPart
  | {
      readonly kind: 'table';
      /** Says what the table is a list of. */
      readonly caption: string;
      readonly labels: readonly [string, ...string[]];
      /** The first cell names the row. */
      readonly rows: readonly (readonly [string, ...string[]])[];
    }
  | {
      readonly kind: 'address';
      readonly lines: readonly string[];
      readonly phone: string;
      readonly url: string;
    };

export type LegalSection = {
  readonly id: string;
  readonly title: string;
  readonly parts: readonly LegalPart[];
};

export function text(words: string): TermsPart {
  return { kind: 'text', text: words };
}

export function list(...items: readonly string[]): TermsPart {
  return { kind: 'list', items };
}

export function link(label: string, path: string): TermsPart {
  return { kind: 'link', label, path };
}
