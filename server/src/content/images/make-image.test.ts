import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { atEnd } from '../../testing/at-end.ts';
import { createImageMaker } from './make-image.ts';
import { aPng } from './png.fixture.ts';

const { make, isFull, close } = createImageMaker();
atEnd(close);

it('one image is made after the other, a few wait, and the rest are told to come again', async () => {
  const images = Array.from({ length: 5 }, () => make(aPng()));
  expect(isFull()).toBe(true);
  await expect(make(aPng())).rejects.toMatchObject({
    code: 'unavailable',
    details: { headers: { 'retry-after': '10' } },
  });
  expect((await Promise.all(images)).every((image) => image !== null)).toBe(true);
  expect(isFull()).toBe(false);
});

it('what ends the process that decodes ends nothing else, and the next image is made', async () => {
  const underWay = make(aPng({ width: 8_000, height: 5_000 }));
  endDecoders();
  expect(await underWay).toBeNull();
  expect(await make(aPng())).not.toBeNull();
  endDecoders();
  // It may be noticed a moment later.
  await expect.poll(() => make(aPng())).not.toBeNull();
});

/** Those of this process alone. */
function endDecoders(): void {
  const listed = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)]);
  for (const line of listed.toString().split('\n')) {
    const [, pid] = /^\s*(\d+) .*image-program\.ts/.exec(line) ?? [];
    if (pid !== undefined) process.kill(Number(pid), 'SIGKILL');
  }
}
