/** Sanitises content again as it is served, in case a row was written some other way; each content once. */
import { hash } from 'node:crypto';

export function createCachedSanitiser(
  sanitise: (content: string) => string,
  { cleanMax, changedMax }: { readonly cleanMax: number; readonly changedMax: number },
): (content: string) => string {
  /** Digests of content that the sanitiser leaves as it is. */
  const clean = createRecent<true>(cleanMax);
  /** What it made of other content, whole: anyone may ask for it, and it can take a second to make. */
  const changed = createRecent<string>(changedMax);
  return (content) => {
    const digest = hash('sha256', content);
    if (clean.find(digest) !== undefined) return content;
    const known = changed.find(digest);
    if (known !== undefined) return known;
    const sanitised = sanitise(content);
    if (sanitised === content) clean.keep(digest, true);
    else changed.keep(digest, sanitised);
    return sanitised;
  };
}

type Recent<Value> = {
  readonly find: (key: string) => Value | undefined;
  readonly keep: (key: string, value: Value) => void;
};

/** Keeps so many, and forgets the one that was asked for longest ago. */
function createRecent<Value>(max: number): Recent<Value> {
  const kept = new Map<string, Value>();
  const keep = (key: string, value: Value): void => {
    kept.delete(key);
    kept.set(key, value);
    const [leastUsed] = kept.keys();
    if (kept.size > max && leastUsed !== undefined) kept.delete(leastUsed);
  };
  return {
    keep,
    find: (key) => {
      const value = kept.get(key);
      if (value !== undefined) keep(key, value);
      return value;
    },
  };
}
