/** What an article's HTML holds that it may not, found without the sanitiser's own parser. */

const attributesByTag: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    'p h2 h3 ul ol li dl dt dd blockquote pre hr br strong em sup sub code figure figcaption table caption thead tbody tr td'
      .split(' ')
      .map((tag) => [tag, []]),
  ),
  a: ['href', 'rel'],
  abbr: ['title'],
  th: ['scope'],
  img: ['src', 'alt', 'width', 'height', 'srcset', 'sizes', 'loading', 'decoding'],
};

/** In the feed its address is written out. */
const ownImage = /^(?:https:\/\/debts\.example)?\/images\/[0-9a-f]{64}\/\d{1,4}\.webp$/;
const ownSource = /^\/images\/[0-9a-f]{64}\/(\d{1,4})\.webp \1w$/;

const tagPattern = /<(\/?)([a-z0-9]+)((?: [a-z]+="[^"<>]*")*)( \/)?>/g;

/** Anything that is neither a tag of this exact form nor text without angle brackets is a problem. */
export function htmlProblemsOf(html: string): string[] {
  const outside = html.replaceAll(tagPattern, '');
  const problems = /[<>]/.test(outside) ? [`stray markup: ${outside}`] : [];
  if (/(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/u.test(html))
    problems.push('hidden characters');
  for (const [, , tag = '', attributes = ''] of html.matchAll(tagPattern)) {
    const allowed = attributesByTag[tag];
    if (allowed === undefined) problems.push(`<${tag}>`);
    for (const [, name = '', value = ''] of attributes.matchAll(/ ([a-z]+)="([^"]*)"/g)) {
      const isGood = allowed?.includes(name) === true && isGoodValue({ name, value });
      if (!isGood) problems.push(`<${tag} ${name}="${value}">`);
    }
  }
  return problems;
}

function isGoodValue({ name, value }: { name: string; value: string }): boolean {
  if (name === 'href') return /^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/))[^\s\\]*$/i.test(value);
  if (name === 'src') return ownImage.test(value);
  if (name === 'srcset') return value.split(', ').every((source) => ownSource.test(source));
  if (name === 'sizes') return /^[\w ():,-]*$/.test(value);
  if (name === 'loading') return value === 'lazy';
  if (name === 'decoding') return value === 'async';
  if (name === 'rel') return value === 'noopener';
  if (name === 'scope') return /^(?:col|row)(?:group)?$/.test(value);
  return name === 'alt' || name === 'title' || /^\d{1,4}$/.test(value);
}
