/** Text as it may stand in the parts of a workbook. */

/** XML 1.0 has no way to write these, half of a surrogate pair among them. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const marked = /[&<>"]/g;
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** For an element or an attribute. */
export function xmlText(text: string): string {
  return text.replaceAll(forbidden, '').replaceAll(marked, (mark) => entities[mark] ?? '');
}

/** What a cell can hold. */
export const cellTextMax = 32_767;

/** The text of a cell, in its element: what looks like an escape of the format is escaped, breaks are line feeds. */
export function cellText(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n');
  const escaped = xmlText(shortened(lines)).replaceAll(/_(?=x[0-9a-fA-F]{4}_)/g, '_x005F_');
  return `<t xml:space="preserve">${escaped}</t>`;
}

/** What does not fit is cut where it can be seen, and not within a character. */
function shortened(text: string): string {
  if (text.length <= cellTextMax) return text;
  return `${text.slice(0, cellTextMax - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
