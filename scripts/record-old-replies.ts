/**
 * `node scripts/record-old-replies.ts`: what old requests were replied to before debts could have APRs, deals
 * and minimum rules. Only needed where the requests themselves change: today's code is never recorded.
 */
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-program.ts';
import { commitBefore, unpackBefore } from './unpack-before.ts';

const strategies = 'server/src/strategies';
const maker = `${strategies}/old-replies.fixture.ts`;

const before = unpackBefore(['engine', 'contract', 'charts', 'server']);
for (const file of [maker, `${strategies}/old-requests.fixture.ts`]) {
  copyFileSync(join(root, file), join(before, file));
}
// The requests are today's; all that they import is of the commit.
const { recordReplies } = await import(join(before, maker));
const recorded = recordReplies(commitBefore);
writeFileSync(
  join(root, strategies, 'fixtures/old-replies.json'),
  `${JSON.stringify(recorded, null, 1)}\n`,
);
console.log(`Recorded the replies of ${commitBefore}`);
