/**
 * What Samsung's phones write behind nearly every photo: blocks with the time and the like, a directory of them
 * between SEFH and SEFT, and nothing else. Block by block it must reach from the end of the picture to that of the file.
 */
const entryLength = 12;
const directoryStart = 12;
const blocksMax = 100;

export function endsWithPhoneTrailer(bytes: Buffer, start: number): boolean {
  const footer = bytes.length - 8;
  if (footer < start || bytes.toString('latin1', footer + 4) !== 'SEFT') return false;
  const directory = footer - bytes.readUInt32LE(footer);
  if (directory < start || footer - directory < directoryStart) return false;
  if (bytes.toString('latin1', directory, directory + 4) !== 'SEFH') return false;
  const count = bytes.readUInt32LE(directory + 8);
  if (count > blocksMax || directory + directoryStart + count * entryLength !== footer)
    return false;
  const blocks = Array.from({ length: count }, (_, index) => {
    const entry = directory + directoryStart + index * entryLength;
    const from = directory - bytes.readUInt32LE(entry + 4);
    return { from, end: from + bytes.readUInt32LE(entry + 8) };
  }).toSorted((one, other) => one.from - other.from);
  let at = start;
  for (const { from, end } of blocks) {
    if (from !== at || end <= from) return false;
    at = end;
  }
  return at === directory;
}
