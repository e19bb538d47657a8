/** Writes the addresses in an article out in full, for those who read it outside our site. */

/** Of links and images, in the form in which the sanitiser writes them. */
const ownAddress = /(<(?:a|img)\b[^<>]*?\s(?:href|src)=")(?=[/#])/g;

export function withAbsoluteLinks(html: string, page: string): string {
  const { origin } = new URL(page);
  return html.replace(ownAddress, (_, start: string, offset: number) => {
    const isWithin = html[offset + start.length] === '#';
    return `${start}${isWithin ? page : origin}`;
  });
}
