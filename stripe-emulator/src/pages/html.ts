/** HTML from templates in which every value is escaped, unless it is HTML already. */

export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

export type HtmlPart = Html | string | number | boolean | null | undefined | readonly HtmlPart[];

/** What is missing or false shows nothing, so that a part can depend on a condition. */
export function html(strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html {
  const pieces = strings.map((text, index) => text + markupOf(parts[index]));
  return new Html(pieces.join(''));
}

function markupOf(part: HtmlPart): string {
  if (part === null || part === undefined || typeof part === 'boolean') return '';
  if (part instanceof Html) return part.markup;
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return part.map(markupOf).join('');
}

const entities: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities.get(character) ?? character);
}
