import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findCommit } from './commit.ts';

const commit = '0123456789abcdef0123456789abcdef01234567';
const other = 'f'.repeat(40);

it.each<[string, Record<string, string>, string | null]>([
  [
    'a branch',
    { '.git/HEAD': 'ref: refs/heads/main\n', '.git/refs/heads/main': `${commit}\n` },
    commit,
  ],
  [
    'a branch among packed ones',
    {
      '.git/HEAD': 'ref: refs/heads/main\n',
      '.git/packed-refs': `# pack-refs\n${other} refs/heads/other/main\n${commit} refs/heads/main\n`,
    },
    commit,
  ],
  ['a commit by itself', { '.git/HEAD': `${commit}\n` }, commit],
  [
    'a further work tree',
    {
      '.git': 'gitdir: trees/one\n',
      'trees/one/HEAD': 'ref: refs/heads/main\n',
      'trees/one/commondir': '..\n',
      'trees/refs/heads/main': commit,
    },
    commit,
  ],
  ['no checkout', {}, null],
  ['a branch without a commit', { '.git/HEAD': 'ref: refs/heads/main\n' }, null],
  ['a file that says something else', { '.git/HEAD': 'nothing' }, null],
])('the commit of %s', async (_, files, expected) => {
  const folder = await mkdtemp(join(tmpdir(), 'commit-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  expect(findCommit(folder)).toBe(expected);
});
