import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { decoderVariables } from './image-process.ts';

const isFull = process.env.PROOF === 'full';
const rounds = isFull ? 8 : 1;
/** Two or three images of an ordinary size: one that stayed in each round would be far more. */
const growthMaxMegabytes = 48;

it.each(isFull ? ['server', 'decoder'] : ['decoder'])(
  `the memory of the %s stays flat over ${rounds} rounds of large images and files that lie`,
  async (role) => {
    const program = fileURLToPath(new URL('./image-memory.fixture.ts', import.meta.url));
    const options = ['--expose-gc', program, role, String(rounds), isFull ? '1' : '0'];
    const env = role === 'decoder' ? decoderVariables : {};
    const run = promisify(execFile)(process.execPath, options, { env });
    const { made, beforeMegabytes, afterMegabytes } = JSON.parse((await run).stdout);
    expect(made).toBeGreaterThan(isFull ? 400 : 50);
    expect(afterMegabytes - beforeMegabytes).toBeLessThan(growthMaxMegabytes);
  },
);
