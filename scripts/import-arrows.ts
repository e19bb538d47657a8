/** Says which imports point the wrong way, by where the two files stand. */
import { glob, readFile } from 'node:fs/promises';
import { dirname, join, normalize, relative } from 'node:path';
import packageFile from '../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');

/** What each workspace may import, besides itself; null for all. One that is not named is an error. */
const arrows: Readonly<Record<string, readonly string[] | null>> = {
  engine: [],
  contract: ['engine'],
  server: ['engine', 'contract'],
  web: ['engine', 'contract'],
  e2e: null,
  bench: null,
};

/** Inside a top folder: what knows no noun of the product stays clear of what does. */
const clearOf: readonly { readonly folder: string; readonly of: RegExp }[] = [
  { folder: 'server/src/platform/', of: /^server\/src\/(?!platform\/|testing\/)[^/]+\// },
  { folder: 'web/app/ui/', of: /^web\/app\/(?!ui\/)[^/]+\// },
  { folder: 'web/app/charts/', of: /^web\/app\/(?!charts\/|ui\/)[^/]+\// },
];

const packagesAllowed: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  contract: ['zod'],
};

export async function findWrongArrows(): Promise<string[]> {
  const workspaces = Object.keys(arrows);
  const wrong = packageFile.workspaces
    .filter((workspace) => !workspaces.includes(workspace))
    .map((workspace) => `${workspace}: no rule says what it may import`);
  for await (const file of glob(`{${workspaces.join()}}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (path) => /node_modules|\/build$|\.react-router/.test(path),
  })) {
    const source = await readFile(join(root, file), 'utf8');
    for (const specifier of importsOf(source)) {
      const problem = problemOf(file, specifier);
      if (problem !== null) wrong.push(`${file}: ${problem}`);
    }
  }
  return wrong.sort();
}

export function importsOf(source: string): string[] {
  const statements = source.matchAll(
    /^(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm,
  );
  return Array.from(statements, ([, from, bare, dynamic]) => from ?? bare ?? dynamic ?? '');
}

export function problemOf(file: string, specifier: string): string | null {
  const [top = ''] = file.split('/');
  const isTest = /\.(test|fixture)\.tsx?$/.test(file);
  const target = targetOf(file, specifier);
  if (target === null) {
    const allowed = packagesAllowed[top];
    const isAllowed = isTest || allowed === undefined || allowed.includes(specifier);
    return isAllowed ? null : `${top} does not import the package ${specifier}`;
  }
  const [targetTop = ''] = target.split('/');
  const mayImport = arrows[top];
  if (targetTop !== top && mayImport != null && !mayImport.includes(targetTop)) {
    return `${top} does not import ${targetTop} (${specifier})`;
  }
  const kept = clearOf.find(({ folder, of }) => file.startsWith(folder) && of.test(target));
  return kept === undefined || isTest ? null : `${kept.folder} stays clear of ${target}`;
}

/** The imported file or folder from the root; null for a package from elsewhere. */
function targetOf(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier));
  const workspace = /^@debt-payoff\/(.+)$/.exec(specifier);
  return workspace === null ? null : relative('.', workspace[1] ?? '');
}
