/**
 * `node scripts/record-plain-histories.ts`: the figures of debts without terms as they were before saved debts could
 * have terms. Only needed where the histories themselves change: today's code is never recorded. With the number of
 * a batch it records nothing, and shows the first history of it whose figures are no longer the same.
 */
import { copyFileSync, globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainHistory } from '../server/src/forecast/plain-histories.fixture.ts';
import { root } from './run-program.ts';
import { commitBeforeSavedTerms as commit, unpackBefore } from './unpack-before.ts';

const forecast = 'server/src/forecast';
const maker = `${forecast}/plain-figures.fixture.ts`;

/** How the ledger and the forecast took a history then, in the place of how they do today. */
const takenThen = `${forecast}/fixtures/plain-ledger-before.txt`;

const [, , batch] = process.argv;
// The histories are today's; all that works them out is of the commit.
const then = await import(join(unpackCommit(), maker));
if (batch === undefined) record();
else await showChange(Number(batch));

function unpackCommit(): string {
  const before = unpackBefore(['engine', 'contract', 'charts', 'server'], commit);
  const makers = globSync(`${forecast}/plain-*.fixture.ts`, { cwd: root });
  for (const file of [...makers, 'server/src/testing/seeded-random.ts']) {
    copyFileSync(join(root, file), join(before, file));
  }
  copyFileSync(join(root, takenThen), join(before, forecast, 'plain-ledger.fixture.ts'));
  return before;
}

function record(): void {
  writeFileSync(
    join(root, forecast, 'fixtures/plain-histories.json'),
    `${JSON.stringify(then.recordFigures(commit), null, 1)}\n`,
  );
  console.log(`Recorded the figures of ${commit}`);
}

async function showChange(shown: number): Promise<void> {
  const today = await import(join(root, maker));
  for (const number of today.numbersIn(shown)) {
    const figures: string[] = today.figuresOf(number).split('\n');
    const before: string[] = then.figuresOf(number).split('\n');
    const length = Math.max(figures.length, before.length);
    const at = Array.from({ length }).findIndex((_, line) => figures[line] !== before[line]);
    if (at === -1) continue;
    console.log(`History ${number}: ${JSON.stringify(plainHistory(number))}`);
    console.log(`Then: ${before[at]}\nNow:  ${figures[at]}`);
    return;
  }
  console.log(`No figure of batch ${shown} changed`);
}
