/**
 * Loaded before a program with `--import`: Node then finds and compiles its modules in half the time.
 * JavaScript, because for the sake of one file without a kept form Node would load its TypeScript compiler.
 */
import { enableCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'));

const root = new URL('../', import.meta.url).href;
const packages = `${root}node_modules/`;

// Of many files, all of them modules. For each import inside the first, Node would parse 447 exports again.
const insideCrowded = /\/node_modules\/(?:drizzle-orm|stripe\/esm|zod|jose|pg-boss)\/.+\.js$/;

/**
 * What our own files import by name: Node would look it up again for each of them.
 * @type {Map<string, import('node:module').ResolveFnOutput>}
 */
const entries = new Map();

registerHooks({
  resolve: (specifier, context, next) => {
    const { parentURL = '', conditions } = context;
    if (conditions.includes('require')) return next(specifier, context);
    if (/^\.{1,2}\//.test(specifier)) {
      return (
        findNeighbour(new URL(specifier, parentURL).href, parentURL) ?? next(specifier, context)
      );
    }
    if (!isOwn(parentURL) || specifier.includes(':')) return next(specifier, context);
    // A workspace may have another version of a package than the rest.
    const name = `${workspaceOf(parentURL)} ${specifier}`;
    const found = entries.get(name) ?? { ...next(specifier, context), shortCircuit: true };
    entries.set(name, found);
    return found;
  },
});

/** @param {string} url */
function isOwn(url) {
  return url.startsWith(root) && !url.startsWith(packages);
}

/** @param {string} url */
function workspaceOf(url) {
  return url.slice(root.length).split('/')[0];
}

/**
 * A file beside, which Node need not look for.
 * @type {(url: string, parentUrl: string) => import('node:module').ResolveFnOutput | null}
 */
function findNeighbour(url, parentUrl) {
  const isSource = isOwn(parentUrl) && url.endsWith('.ts');
  if (isSource) return { url, format: 'module-typescript', shortCircuit: true };
  const isInside = insideCrowded.test(parentUrl) && url.endsWith('.js');
  return isInside ? { url, format: 'module', shortCircuit: true } : null;
}
