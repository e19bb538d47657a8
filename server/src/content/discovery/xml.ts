/** Puts text into XML: escaped, and without the characters that XML 1.0 cannot hold at all. */

export function xmlText(text: string): string {
  return storable(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** For HTML, which feed readers take as it is. What would end the section is split over two. */
export function cdataSection(html: string): string {
  return `<![CDATA[${storable(html).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

export function xmlElement(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`;
}

/** XML 1.0, section 2.2. Lone surrogates go, too. */
function storable(text: string): string {
  return text.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
}
