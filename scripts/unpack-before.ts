/** The code of an earlier commit, to compare today's with. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './run-program.ts';

/** Before debts could have APRs, deals and minimum rules. */
export const commitBefore = '4073e7bbee604680c46bd86a32c6bc425206d093';

/** Before those that are saved could have them. */
export const commitBeforeSavedTerms = '046b2965bed1e508d9caf8b8cc5c18733344fc25';

/** Unpacks some workspaces beside today's packages, and gives their folder, which goes when the process ends. */
export function unpackBefore(workspaces: readonly string[], commit = commitBefore): string {
  requireCommit(commit);
  const folder = mkdtempSync(join(tmpdir(), 'before-'));
  process.on('exit', () => rmSync(folder, { recursive: true }));
  const archive = execFileSync('git', ['archive', commit, ...workspaces], {
    cwd: root,
    maxBuffer: 1024 ** 3,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  linkPackages(folder, workspaces);
  return folder;
}

function requireCommit(commit: string): void {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], {
      cwd: root,
      stdio: 'ignore',
    });
  } catch {
    console.error(
      `This clone does not have the commit ${commit}, which today's code is compared with. Fetch it with: git fetch --unshallow`,
    );
    process.exit(1);
  }
}

/** The packages of today, but for our own, which are those that were unpacked. */
function linkPackages(folder: string, workspaces: readonly string[]): void {
  const packages = join(root, 'node_modules');
  const own = '@debt-payoff';
  mkdirSync(join(folder, 'node_modules', own), { recursive: true });
  for (const name of readdirSync(packages)) {
    if (name !== own) symlinkSync(join(packages, name), join(folder, 'node_modules', name));
  }
  for (const name of workspaces) {
    symlinkSync(join(folder, name), join(folder, 'node_modules', own, name));
  }
}
