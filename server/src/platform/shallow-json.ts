/** Takes out of JSON, before it is parsed, what lies deeper than anyone looks: parsing it could take seconds. */
import { setImmediate as afterOthers } from 'node:timers/promises';
import { DomainError } from './domain-error.ts';

type Bounds = {
  /** Lists and objects within so many others are replaced by null. */
  readonly depthMax: number;
  /** The same within a field of the outermost object, by its name. */
  readonly fieldDepthsMax?: Readonly<Record<string, number>> | undefined;
  /** What is left may hold about so many values. */
  readonly valuesMax: number;
};

const sliceBytes = 256 * 1024;

/** Others are served in between. What is no JSON stays none: the parser finds out, but for what was taken out. */
export async function shallowJson(bytes: Buffer, bounds: Bounds): Promise<string> {
  const scan = createScan(bounds);
  const kept: Buffer[] = [];
  for (let from = 0; from < bytes.length; from += sliceBytes) {
    if (from > 0) await afterOthers();
    kept.push(...scan(bytes.subarray(from, from + sliceBytes)));
  }
  return Buffer.concat(kept).toString('utf8');
}

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];
const nothing = Buffer.from('null');

/** Bytes will do: in UTF-8, none of these signs is ever a part of another. */
function createScan({
  depthMax: usualDepthMax,
  fieldDepthsMax = {},
  valuesMax,
}: Bounds): (slice: Buffer) => Buffer[] {
  const depthsMax = new Map(Object.entries(fieldDepthsMax));
  const field = createFieldName();
  let depthMax = usualDepthMax;
  let depth = 0;
  let values = 0;
  let isInText = false;
  let isEscaped = false;
  const count = (): void => {
    values += 1;
    if (values > valuesMax) throw new DomainError('too_large');
  };
  return (slice) => {
    const kept: Buffer[] = [];
    let keptFrom = 0;
    for (let at = 0; at < slice.length; at += 1) {
      const byte = slice[at];
      if (isInText) {
        if (isEscaped) isEscaped = false;
        else if (byte === backslash) isEscaped = true;
        else if (byte === quote) isInText = false;
        if (depth === 1 && isInText) field.add(byte);
      } else if (byte === quote) {
        isInText = true;
        if (depth === 1) field.begin();
      } else if (byte === openList || byte === openObject) {
        if (depth === 1) depthMax = depthsMax.get(field.name()) ?? usualDepthMax;
        if (depth <= depthMax) count();
        if (depth === depthMax) kept.push(slice.subarray(keptFrom, at), nothing);
        depth += 1;
      } else if (byte === closeList || byte === closeObject) {
        depth -= 1;
        if (depth === depthMax) keptFrom = at + 1;
      } else if (byte === comma && depth <= depthMax) {
        count();
      }
    }
    if (depth <= depthMax) kept.push(slice.subarray(keptFrom));
    return kept;
  };
}

/** Every letter may be written as six. */
const fieldNameLengthMax = 6 * 32;

/** The last text of the outermost object: before a list or an object, it is the name of its field. */
function createFieldName() {
  let name = '';
  return {
    begin: (): void => {
      name = '';
    },
    add: (byte = 0): void => {
      // A longer one is none that anyone asks for.
      if (name.length < fieldNameLengthMax) name += String.fromCharCode(byte);
    },
    name: (): string => (name.includes('\\') ? unescaped(name) : name),
  };
}

function unescaped(name: string): string {
  try {
    return String(JSON.parse(`"${name}"`));
  } catch {
    return name;
  }
}
