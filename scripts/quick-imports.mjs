/**
 * Loaded before a program with `--import`: Node then finds and compiles its modules in half the time.
 * JavaScript, because for the sake of one file without a kept form Node would load its TypeScript compiler.
 */
import { enableCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'));

// For each import of this package and inside it, Node would parse all of its 447 exports again.
const crowded = 'drizzle-orm';
const inside = new RegExp(`/node_modules/${crowded}/.+\\.js$`);
/** @type {Map<string, string>} */
const entries = new Map();

registerHooks({
  resolve: (specifier, context, next) => {
    const url = entries.get(specifier) ?? findNeighbour(specifier, context.parentURL);
    if (url !== null) return { url, format: 'module', shortCircuit: true };
    const found = next(specifier, context);
    if (isEntry(specifier) && found.format === 'module') entries.set(specifier, found.url);
    return found;
  },
});

/** @param {string} specifier */
function isEntry(specifier) {
  return specifier === crowded || specifier.startsWith(`${crowded}/`);
}

/** @type {(specifier: string, parentUrl: string | undefined) => string | null} */
function findNeighbour(specifier, parentUrl) {
  if (!/^\.{1,2}\/.+\.js$/.test(specifier)) return null;
  return parentUrl !== undefined && inside.test(parentUrl)
    ? new URL(specifier, parentUrl).href
    : null;
}
