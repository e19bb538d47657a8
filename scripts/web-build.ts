/** The web's builds, one a site: made when what they are made from has changed, each in a folder of its own. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { precompress } from './precompress.ts';

const root = join(import.meta.dirname, '..');
const builds = join(root, 'web/build');

/** The site for everyone, with the admin area in it; or the staff's own, which is the admin area alone. */
type Site = 'main' | 'admin';

/** The other environments differ in what the server tells the pages, and not in the pages. */
export function siteOf(environment: string): Site {
  return environment === 'admin-production' ? 'admin' : 'main';
}

/** Read by the routes and written into the code. */
export function variablesOf(site: Site): Record<string, string> {
  return { VITE_ADMIN_ONLY: String(site === 'admin') };
}

const sourceFolders = ['engine/src', 'contract/src', 'charts/src', 'web/app', 'web/public'];

/** Builds of other sources, or of the other site, that are kept, because a process may still serve them. */
const olderKept = 12;

/** Gives the folder of the build that belongs to the sources as they are. */
export async function findOrBuildWeb(site: Site): Promise<string> {
  const folder = join(builds, `${site}-${await stampOfSources()}`);
  if (existsSync(folder)) return folder;
  console.log(`Building the web pages of the ${site} site...`);
  const draft = `${folder}.new-${process.pid}`;
  await mkdir(builds, { recursive: true });
  try {
    await run('react-router', ['build'], {
      WEB_BUILD_FOLDER: draft,
      ...variablesOf(site),
    });
    await precompress(join(draft, 'client'));
    // Of two processes that build at once, the second finds the folder there and uses it.
    await rename(draft, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  await removeOldBuilds(folder);
  return folder;
}

async function removeOldBuilds(current: string): Promise<void> {
  const others = (await readdir(builds)).map((name) => join(builds, name));
  const dated = await Promise.all(
    others
      .filter((folder) => folder !== current && !folder.includes('.new-'))
      .map(async (folder) => ({ folder, at: (await stat(folder)).mtimeMs })),
  );
  for (const { folder } of dated.sort((a, b) => b.at - a.at).slice(olderKept)) {
    await rm(folder, { recursive: true, force: true });
  }
}

async function stampOfSources(): Promise<string> {
  const hash = createHash('sha256');
  // Six hundred small files: read in one go, they take a third of the processor time.
  for (const file of await listSources()) {
    hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

async function listSources(): Promise<string[]> {
  const list = (folder: string, recursive: boolean) =>
    readdir(join(root, folder), { recursive, withFileTypes: true });
  const entries = await Promise.all([
    list('web', false),
    ...sourceFolders.map((folder) => list(folder, true)),
  ]);
  const files = entries.flat().filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return [...paths, join(root, 'package-lock.json')].sort();
}

/** Shows what the program prints only where it fails. */
function run(program: string, args: string[], variables: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'node_modules/.bin', program), ...args], {
      cwd: join(root, 'web'),
      env: { ...process.env, NODE_ENV: 'production', ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    }
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${program} ${args.join(' ')} failed:\n${said}`));
    });
  });
}
