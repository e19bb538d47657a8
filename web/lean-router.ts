/**
 * Leaves out what React Router would bring to every visitor although these pages never use it, and its own code
 * does not let go of. What is left out says so where it is used after all, and a version in which something
 * is called otherwise does not build.
 */
import type { Plugin } from 'vite';

type Change = readonly [found: string | RegExp, written: string];

const leftOut = (name: string): string => `throw Error('Left out of the build: ${name}');`;

const changes: Readonly<Record<string, readonly Change[]>> = {
  // Routes are all known from the start: react-router.config.ts.
  'dom/ssr/fog-of-war.js': [
    [/return routeDiscovery\.mode === "lazy"[^\n]*/, 'return false;'],
    [/(?<=^async function fetchAndApplyManifestPatches\(.*\) \{)/m, leftOut('route discovery')],
    [/(?<=^function getPartialManifest\(.*\) \{)/m, leftOut('route discovery')],
    [/(?<=^function useFogOFWarDiscovery\(.*\) \{)/m, 'return;'],
  ],
  // No link fetches its page before it is pressed.
  'dom/ssr/components.js': [[/(?<=^function PrefetchPageLinks\(.*\) \{)/m, leftOut('prefetch')]],
  // A name for the developer's tools keeps what nobody uses.
  'dom/lib.js': [
    [/(?<=^const Form = )/m, '/* @__PURE__ */ '],
    [/^Form\.displayName = .*/m, ''],
  ],
};

const ofRouter = /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/](.*)$/;

export const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: ofRouter },
    handler(code, id) {
      const file = ofRouter.exec(id)?.[1]?.replaceAll('\\', '/') ?? '';
      return (changes[file] ?? []).reduce((text, [found, written]) => {
        const changed = text.replace(found, written);
        if (changed === text) throw Error(`React Router's ${file} has no ${found}`);
        return changed;
      }, code);
    },
  },
};
