/** The tests with large counts: those that read the variable by which `npm run proof` asks for all of them. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folders = [
  'engine',
  'contract',
  'charts',
  'server',
  'web/app',
  'stripe-emulator',
  'e2e',
  'scripts',
];

export function findProofs(root: string): string[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.test.{ts,tsx}`, { cwd: root }))
    .filter((file) => !file.includes('node_modules') && isProof(join(root, file)))
    .toSorted();
}

function isProof(file: string): boolean {
  return /\benv\.PROOF\b/.test(readFileSync(file, 'utf8'));
}
