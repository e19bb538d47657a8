/** Frees the memory of bytes that have passed through, as V8 does by itself only after some 64 MB of them. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** A collection of young objects takes about a millisecond: once for so many bytes nobody notices it. */
const collectEveryBytes = 8 * 1024 * 1024;

/** To be told of all bytes that pass, of whichever file. */
export function createBufferCollector(): (bytes: number) => void {
  let collect: ((options: { type: 'minor' }) => void) | null = null;
  let passedBytes = 0;
  return (bytes) => {
    passedBytes += bytes;
    if (passedBytes < collectEveryBytes) return;
    passedBytes = 0;
    collect ??= exposeCollection();
    collect({ type: 'minor' });
  };
}

function exposeCollection(): (options: { type: 'minor' }) => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
}
