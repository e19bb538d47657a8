/** Writes the addresses in an article out in full, for those who read it outside our site. */

/** Of links and images, in the form in which the sanitiser writes them. */
const ownAddress = /(<(?:a|img)\b[^<>]*?\s(?:href|src)=")(?=[/#])/g;

/** The other sizes of an image: many feed readers cannot choose, and one size will do. */
const otherSizes = /(<img\b[^<>]*?) srcset="[^"]*" sizes="[^"]*"/g;

export function withAbsoluteLinks(content: string, page: string): string {
  const { origin } = new URL(page);
  const html = content.replace(otherSizes, '$1');
  return html.replace(ownAddress, (_, start: string, offset: number) => {
    const isWithin = html[offset + start.length] === '#';
    return `${start}${isWithin ? page : origin}`;
  });
}
