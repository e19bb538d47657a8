/**
 * A process of its own: makes so many images, honest large ones and files that lie, and prints how much memory it
 * held before and after, in megabytes. A first round has taken what is kept for good. As the server it has them
 * decoded, as the decoder it does so itself.
 */
import { honestFiles, lyingFiles, noise } from './image-files.fixture.ts';
import { makeSizes } from './image-sizes.ts';
import { createImageMaker } from './make-image.ts';
import { aPng } from './png.fixture.ts';
import { readImageHeader } from './read-header.ts';

const [role, ...counts] = process.argv.slice(2);
const [rounds = 1, isFull = 0] = counts.map(Number);
const make = role === 'server' ? createImageMaker().make : decode;

async function decode(bytes: Buffer): Promise<void> {
  const header = readImageHeader(bytes);
  if (header !== null) await makeSizes(bytes, header.format);
}

async function largeFiles(): Promise<Buffer[]> {
  const photo = noise(
    isFull === 0 ? { width: 2_000, height: 1_500 } : { width: 4_000, height: 3_000 },
  );
  const most = { width: 8_000, height: 5_000 };
  return Promise.all([
    photo.clone().jpeg({ quality: 50 }).toBuffer(),
    ...(isFull === 0
      ? []
      : [
          photo.clone().jpeg({ progressive: true, quality: 50 }).toBuffer(),
          photo.clone().webp().toBuffer(),
          aPng(most),
          noise(most).jpeg({ progressive: true, quality: 5 }).toBuffer(),
        ]),
  ]);
}

const small = [...(await honestFiles()), ...(await lyingFiles())].map(({ bytes }) => bytes);
const files = [...small, ...(await largeFiles())];

async function makeAll(): Promise<number> {
  for (const bytes of files) await make(bytes);
  globalThis.gc?.();
  return process.memoryUsage.rss() / 2 ** 20;
}

const beforeMegabytes = await makeAll();
let afterMegabytes = beforeMegabytes;
for (let round = 0; round < rounds; round += 1) afterMegabytes = await makeAll();
const peakMegabytes = process.resourceUsage().maxRSS / 1_024;
const made = files.length * rounds;
console.log(JSON.stringify({ made, beforeMegabytes, afterMegabytes, peakMegabytes }));
