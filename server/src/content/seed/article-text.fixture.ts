/** What a reader sees of an article's HTML, and where it leads. */

const inlineElements = /<\/?(?:a|strong|em|sup|sub|abbr|code)\b[^>]*>/g;
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

/** The words in one line; a space stands between paragraphs and between cells. */
export function plainTextOf(html: string): string {
  return html
    .replaceAll(inlineElements, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&\w+;/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

export function wordCountOf(text: string): number {
  return text.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

export function linksOf(html: string): string[] {
  return Array.from(html.matchAll(/<a href="([^"]*)"/g), ([, address = '']) => address);
}

/** 2 for an h2, in the order of the text. */
export function headingLevelsOf(html: string): number[] {
  return Array.from(html.matchAll(/<h([1-6])\b/g), ([, level]) => Number(level));
}

/** How many cells the widest row has. */
export function columnsOf(html: string): number {
  const rows = Array.from(html.matchAll(/<tr>(.*?)<\/tr>/gs), ([, cells = '']) => cells);
  return Math.max(0, ...rows.map((cells) => [...cells.matchAll(/<t[hd]\b/g)].length));
}

/** Numbers in the text that stand in none of the statements, with what surrounds them. */
export function unsourcedNumbersOf(text: string, statements: readonly string[]): string[] {
  const covered = statements.flatMap((statement) => placesOf(statement, text));
  return Array.from(text.matchAll(/\d+/g))
    .filter(
      ({ index, 0: digits }) =>
        !covered.some(({ start, end }) => start <= index && index + digits.length <= end),
    )
    .map(({ index }) => text.slice(Math.max(0, index - 30), index + 30));
}

/** Where the statement stands; '5 years' does not stand in '25 years'. */
export function placesOf(statement: string, text: string): { start: number; end: number }[] {
  const whole = new RegExp(`(?<![\\d£]|\\d[.,])${RegExp.escape(statement)}(?!\\d|[.,]\\d)`, 'g');
  return Array.from(text.matchAll(whole), ({ index }) => ({
    start: index,
    end: index + statement.length,
  }));
}
