import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { socialPlatforms } from '@debt-payoff/contract/content-vocabulary';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-app.ts';
import { socialPosts } from './social.tables.ts';

const isFull = process.env.PROOF === 'full';
const runs = isFull ? 10 : 1;
const posts = isFull ? 200 : 12;
const processes = isFull ? 4 : 2;
/** How often each of them is killed before it may come to its end. */
const kills = isFull ? 3 : 1;
/** After its first post, for how long at most a process lives that is killed. */
const lifeMsMax = isFull ? 400 : 50;
/** For how long at most the platform thinks before it posts, and again before it replies. */
const thinkMsMax = isFull ? 150 : 100;
const leaseMs = isFull ? 3_000 : 1_500;

const root = join(import.meta.dirname, '../../..');
const program = fileURLToPath(new URL('./publishing-process.fixture.ts', import.meta.url));
const { url, db, pool } = await createTestDatabase();

const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

/** Posts each text that it is given, as often as it is given, and loses every tenth reply. */
async function openPlatform() {
  const recorded: string[] = [];
  const lost: string[] = [];
  const seenProcesses = new Set<string>();
  const server = createServer(async (request, response) => {
    const text = await readText(request);
    seenProcesses.add(String(request.headers['x-process']));
    await pause(Math.random() * thinkMsMax);
    const number = recorded.push(text);
    await pause(Math.random() * thinkMsMax);
    if (number % 10 === 0) {
      lost.push(text);
      request.socket.destroy();
    } else {
      response.end(`p${number}`);
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : null;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { recorded, lost, seenProcesses, close, url: `http://127.0.0.1:${port}/` };
}

type TestPlatform = Awaited<ReturnType<typeof openPlatform>>;

it(`${processes} processes that are killed at random publish each of ${posts} posts once, or ask for a check, ${runs} times`, async () => {
  for (let run = 0; run < runs; run += 1) {
    await pool.query('TRUNCATE social_posts');
    await db.insert(socialPosts).values(Array.from({ length: posts }, duePost));
    const platform = await openPlatform();
    const startedAt = performance.now();
    const killed = await Promise.all(
      Array.from({ length: processes }, () => raceToTheEnd(platform)),
    );
    await platform.close();
    const amidWork = killed.reduce((sum, count) => sum + count, 0);
    const seconds = Math.round((performance.now() - startedAt) / 100) / 10;

    const { recorded, lost } = platform;
    expect(recorded.length).toBe(new Set(recorded).size);
    const published = await listTexts("status = 'published'");
    const toCheck = await listTexts(
      `status = 'failed' AND needs_check AND failure = '${adminTexts.social.checkFirst}'`,
    );
    expect(published.length + toCheck.length).toBe(posts);
    // Nothing is called published that the platform has not seen, and of nothing that it has seen is it said that it was not.
    expect(published.filter((text) => !recorded.includes(text))).toEqual([]);
    expect(recorded.filter((text) => ![...published, ...toCheck].includes(text))).toEqual([]);
    expect(published.filter((text) => lost.includes(text))).toEqual([]);
    expect(published.length).toBeGreaterThan(0);
    expect(amidWork).toBeGreaterThan(0);
    console.log(
      `run ${run + 1}: ${seconds} s, ${amidWork} processes killed amid their work, ` +
        `${recorded.length} posted, ${lost.length} replies lost; ` +
        `${published.length} published, ${toCheck.length} to check`,
    );
  }
}, 1_800_000);

function duePost(_: unknown, number: number): typeof socialPosts.$inferInsert {
  const due = new Date(Date.now() - 60_000);
  const platform = socialPlatforms[number % socialPlatforms.length] ?? 'facebook';
  return {
    ...{ platform, status: 'scheduled', content: `Post ${number}` },
    ...{ scheduledFor: due, createdAt: due, updatedAt: due },
  };
}

async function listTexts(condition: string): Promise<string[]> {
  const { rows } = await pool.query<{ content: string }>(
    `SELECT content FROM social_posts WHERE ${condition}`,
  );
  return rows.map(({ content }) => content);
}

/** Killed and started again, and in the end left alone. Gives how often it was killed while it worked. */
async function raceToTheEnd(platform: TestPlatform): Promise<number> {
  let amidWork = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const child = startPublishing(platform);
    await Promise.race([untilPosting(platform, child.name), child.ended]);
    await Promise.race([pause(Math.random() * lifeMsMax), child.ended]);
    if (child.kill()) amidWork += 1;
    await child.ended;
  }
  const last = startPublishing(platform);
  expect(await last.ended, last.output()).toBe(0);
  return amidWork;
}

/** Gives up when all are long posted. */
async function untilPosting({ seenProcesses }: TestPlatform, name: string): Promise<void> {
  for (let looks = 0; looks < 3_000 && !seenProcesses.has(name); looks += 1) await pause(5);
}

function startPublishing(platform: TestPlatform) {
  const { PATH, HOME } = process.env;
  const name = randomUUID();
  const child = spawn(process.execPath, ['--import', './scripts/quick-imports.mjs', program], {
    cwd: root,
    env: {
      ...{ PATH, HOME, DATABASE_URL: url, PLATFORM_URL: platform.url },
      ...{ PROCESS_NAME: name, LEASE_MS: String(leaseMs) },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      output += part;
    });
  }
  const ended = once(child, 'exit').then(() => {
    running.delete(child);
    return child.exitCode;
  });
  return { name, ended, output: () => output, kill: () => child.kill('SIGKILL') };
}
