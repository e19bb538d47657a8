/** The parts of a zip as text, by its own list of them; each is checked against its checksum. */
import { crc32, inflateRawSync } from 'node:zlib';

export function unzipped(zip: Buffer): Map<string, string> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  const parts = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameLength, extraLength] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30)];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const content = inflateRawSync(zip.subarray(start, start + zip.readUInt32LE(at + 20)));
    if (crc32(content) !== zip.readUInt32LE(at + 16)) throw new Error(`${name} is damaged`);
    if (parts.has(name)) throw new Error(`${name} comes twice`);
    parts.set(name, content.toString('utf8'));
    at += 46 + nameLength + extraLength + zip.readUInt16LE(at + 32);
  }
  return parts;
}

const markup = /<\?xml [^<>]*\?>\s*|<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>/g;
const entity = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[0-9a-f]+);)/i;
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u;

/** Null where the text is well-formed XML, of the plain kind that these parts are. */
export function xmlProblem(xml: string): string | null {
  const open: string[] = [];
  let rest = 0;
  for (const tag of xml.matchAll(markup)) {
    const text = xml.slice(rest, tag.index);
    if (/[<>]/.test(text)) return `marks in text: ${text}`;
    rest = tag.index + tag[0].length;
    const [, isEnd, name = '', , isEmpty] = tag;
    if (isEnd === '/' && open.pop() !== name) return `</${name}> closes another`;
    if (isEnd === '' && isEmpty === '') open.push(name);
  }
  if (rest !== xml.length || open.length > 0) return `left open: ${open.join(' ')}`;
  if (entity.test(xml)) return 'an ampersand by itself';
  return forbidden.test(xml) ? 'a character that XML does not have' : null;
}
