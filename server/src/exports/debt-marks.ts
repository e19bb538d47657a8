/** Debts within ready sentences, marked by their place: which names can be printed is known only where the file is made. */

/** In an area of Unicode that is nobody's, and short enough for any sentence. */
const [markStart, markEnd] = ['\uE000', '\uE001'];

export function markOf(place: number): string {
  return `${markStart}${place}${markEnd}`;
}

export function withNames(sentence: string, nameOf: (place: number) => string): string {
  const marks = new RegExp(`${markStart}(\\d+)${markEnd}`, 'g');
  return sentence.replaceAll(marks, (_, place: string) => nameOf(Number(place)));
}
