/** The web's build: made when what it is made from has changed, each in a folder of its own. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { precompress } from './precompress.ts';

const root = join(import.meta.dirname, '..');
const builds = join(root, 'web/build');

const sources = [
  'engine/src/**',
  'contract/src/**',
  'web/*',
  'web/app/**',
  'web/public/**',
  'package-lock.json',
];

/** Builds of other sources that are kept, because a process may still serve them. */
const olderKept = 8;

/** Gives the folder of the build that belongs to the sources as they are. */
export async function findOrBuildWeb(): Promise<string> {
  const folder = join(builds, await stampOfSources());
  if (existsSync(folder)) return folder;
  console.log('Building the web pages...');
  const draft = `${folder}.new-${process.pid}`;
  await mkdir(builds, { recursive: true });
  try {
    await run('react-router', ['build'], { WEB_BUILD_FOLDER: draft });
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
  const files: string[] = [];
  for await (const entry of glob(sources, { cwd: root, withFileTypes: true })) {
    if (entry.isFile()) files.push(join(entry.parentPath, entry.name));
  }
  for (const file of files.sort()) {
    hash.update(file.slice(root.length)).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
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
