/** Which commit runs, read off the checkout without git: a file or two, once at the start. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Null where there is no checkout, as in an image that holds the files alone. */
export function findCommit(folder: string): string | null {
  const gitFolder = findGitFolder(folder);
  const head = textOf(join(gitFolder, 'HEAD'));
  const ref = /^ref: (\S+)$/.exec(head)?.[1];
  if (ref === undefined) return asCommit(head);
  // A further work tree has its branches where the first one has them.
  const shared = resolve(gitFolder, textOf(join(gitFolder, 'commondir')));
  const packed = textOf(join(shared, 'packed-refs')).split('\n');
  const line = packed.find((each) => each.endsWith(` ${ref}`));
  return asCommit(textOf(join(shared, ref))) ?? asCommit(line?.split(' ')[0] ?? '');
}

/** In a further work tree it is a file that names the folder. */
function findGitFolder(folder: string): string {
  const path = join(folder, '.git');
  const elsewhere = /^gitdir: (.+)$/.exec(textOf(path))?.[1];
  return elsewhere === undefined ? path : resolve(folder, elsewhere);
}

/** Empty where it cannot be read: which commit it is, is good to know and never needed. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return '';
  }
}

function asCommit(text: string): string | null {
  return /^[0-9a-f]{40,64}$/.test(text) ? text : null;
}
