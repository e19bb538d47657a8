/** Says which imports point the wrong way, by where the two files stand. */
import { glob, readFile } from 'node:fs/promises';
import { dirname, join, normalize, relative } from 'node:path';
import packageFile from '../package.json' with { type: 'json' };
import { floorProblemOf, folderCirclesOf, type Import } from './floors.ts';

const root = join(import.meta.dirname, '..');

/** What each workspace may import, besides itself; null for all. One that is not named is an error. */
const arrows: Readonly<Record<string, readonly string[] | null>> = {
  engine: [],
  contract: ['engine'],
  charts: ['engine', 'contract'],
  server: ['engine', 'contract', 'charts'],
  web: ['engine', 'contract', 'charts'],
  // A part that others could use by itself: neither side knows the other.
  'stripe-emulator': [],
  e2e: null,
  bench: null,
};

const packagesAllowed: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  contract: ['zod'],
  charts: [],
  'stripe-emulator': ['fastify', 'pg', 'pdfkit', 'qs', 'zod'],
};

export async function findWrongArrows(at = root): Promise<string[]> {
  const workspaces = Object.keys(arrows);
  const wrong = packageFile.workspaces
    .filter((workspace) => !workspaces.includes(workspace))
    .map((workspace) => `${workspace}: no rule says what it may import`);
  const imports: Import[] = [];
  for await (const file of glob(`{${workspaces.join()}}/**/*.{ts,tsx}`, {
    cwd: at,
    exclude: (path) => /node_modules|\/build$|\.react-router/.test(path),
  })) {
    const source = await readFile(join(at, file), 'utf8');
    for (const specifier of importsOf(source)) {
      const problem = problemOf(file, specifier);
      if (problem !== null) wrong.push(`${file}: ${problem}`);
      const to = targetOf(file, specifier);
      if (to !== null && !isOfTests(file)) imports.push({ from: file, to });
    }
  }
  return [...wrong.sort(), ...folderCirclesOf(imports)];
}

export function importsOf(source: string): string[] {
  const statements = source.matchAll(
    /^(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm,
  );
  return Array.from(statements, ([, from, bare, dynamic]) => from ?? bare ?? dynamic ?? '');
}

export function problemOf(file: string, specifier: string): string | null {
  const [top = ''] = file.split('/');
  const isTest = isOfTests(file);
  const target = targetOf(file, specifier);
  if (target === null) {
    const allowed = packagesAllowed[top];
    const isAllowed =
      isTest || allowed === undefined || allowed.includes(specifier) || isOfNode(top, specifier);
    return isAllowed ? null : `${top} does not import the package ${specifier}`;
  }
  const [targetTop = ''] = target.split('/');
  const mayImport = arrows[top];
  const isStandIn = isTest && top === 'server' && targetTop === 'stripe-emulator';
  if (targetTop !== top && mayImport != null && !mayImport.includes(targetTop) && !isStandIn) {
    return `${top} does not import ${targetTop} (${specifier})`;
  }
  // The router writes types of its own beside each route.
  if (isTest || target.includes('/+types/')) return null;
  if (isOfTests(target)) return `the product does not import from its tests (${target})`;
  return floorProblemOf(file, target);
}

/** What runs in a browser, too, has no Node. */
function isOfNode(top: string, specifier: string): boolean {
  return top === 'stripe-emulator' && specifier.startsWith('node:');
}

/** Tests stand beside their code and build all of the product, so floors are not for them. */
function isOfTests(file: string): boolean {
  return /\.(test|fixture)\.tsx?$|^(server|stripe-emulator)\/src\/testing\/|^(e2e|bench)\//.test(
    file,
  );
}

/** The imported file or folder from the root; null for a package from elsewhere. */
function targetOf(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier));
  const workspace = /^@debt-payoff\/(.+)$/.exec(specifier);
  return workspace === null ? null : relative('.', workspace[1] ?? '');
}
