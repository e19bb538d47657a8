/** The web's build: made when what it is made from has changed. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
export const buildFolder = join(root, 'web/build');
const stampFile = join(buildFolder, 'made-from');

const sources = [
  'engine/src/**',
  'contract/src/**',
  'web/*',
  'web/app/**',
  'web/public/**',
  'package-lock.json',
];

export async function buildWebIfStale(): Promise<void> {
  const [made, now] = await Promise.all([readStamp(), stampOfSources()]);
  if (made === now) return;
  console.log('Building the web pages...');
  await buildWeb();
}

export async function buildWeb(): Promise<void> {
  const stamp = await stampOfSources();
  await run('react-router', ['build'], join(root, 'web'));
  await writeFile(stampFile, stamp);
}

async function readStamp(): Promise<string | null> {
  return readFile(stampFile, 'utf8').catch(() => null);
}

async function stampOfSources(): Promise<string> {
  const hash = createHash('sha256');
  const files: string[] = [];
  for await (const entry of glob(sources, { cwd: root, withFileTypes: true })) {
    if (entry.isFile()) files.push(join(entry.parentPath, entry.name));
  }
  for (const file of files.sort())
    hash.update(file.slice(root.length)).update(await readFile(file));
  return hash.digest('hex');
}

/** Shows what the program prints only where it fails. */
function run(program: string, args: string[], cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'node_modules/.bin', program), ...args], {
      cwd,
      env: { ...process.env, NODE_ENV: 'production' },
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
