/** The list of events in the documentation names them as the contract does, and every file that raises one. */
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { analyticsEvents } from '@debt-payoff/contract/analytics-events';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const web = join(root, 'web/app');
const rows = (await readFile(join(root, 'docs/analytics-events.md'), 'utf8'))
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, event = '', , files = '', fields = '']) => ({ event, files, fields }));

it('names each event with its fields', () => {
  const named = rows.map(({ event, fields }) => [event, fields]);
  expect(named).toEqual(
    Object.entries(analyticsEvents).map(([event, fields]) => [`\`${event}\``, wordsFor(fields)]),
  );
});

it('names the files that raise each event', async () => {
  const sources = await readSources();
  const raised = Object.keys(analyticsEvents).map((event) => [
    event,
    [...sources].filter(([, source]) => raises(source, event)).map(([file]) => file),
  ]);
  expect(rows.map(({ event, files }) => [event.slice(1, -1), namesIn(files).sort()])).toEqual(
    raised,
  );
});

/** By itself, or by what it hands the name to. */
function raises(source: string, event: string): boolean {
  return new RegExp(`(?:raiseEvent\\([^)]*|event: )'${event}'`).test(source);
}

function wordsFor(fields: Readonly<Record<string, 'always' | 'if known'>>): string {
  return Object.entries(fields)
    .map(([field, when]) => `\`${field}\`${when === 'always' ? '' : ' if known'}`)
    .join(', ');
}

function namesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

async function readSources(): Promise<ReadonlyMap<string, string>> {
  const files = await Array.fromAsync(glob('**/*.{ts,tsx}', { cwd: web }));
  const own = files.filter((file) => !file.includes('.test.')).sort();
  return new Map(
    await Promise.all(
      own.map(async (file) => [file, await readFile(join(web, file), 'utf8')] as const),
    ),
  );
}
