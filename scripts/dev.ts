/** `npm run dev`: the product with pages that reload as they are edited; the server restarts on changes. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './run-program.ts';

const watched = [
  'server/src',
  'charts/src',
  'contract/src',
  'engine/src',
  'stripe-emulator/src',
].map((folder) => `--watch-path=${join(root, folder)}`);
const child = spawn(process.execPath, [...watched, join(import.meta.dirname, 'dev-server.ts')], {
  stdio: 'inherit',
});
// The terminal sends Ctrl-C to both; this process waits until the server has stopped.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('close', (code) => {
  process.exitCode = code ?? 0;
});
