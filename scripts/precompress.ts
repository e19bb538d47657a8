/** Writes the compressed forms of files beside them, as small as they get, for the server to send as they are. */
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Below this, what is saved is less than what the extra header takes. */
const bytesMin = 1024;

export async function precompress(folder: string): Promise<void> {
  const names = await Array.fromAsync(glob('**/*.{js,css,svg,json,txt}', { cwd: folder }));
  // Together, so that every core has something to do.
  await Promise.all(names.map((name) => precompressFile(join(folder, name))));
}

async function precompressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length <= bytesMin) return;
  const [br, gz] = await Promise.all([asBrotli(content), asGzip(content)]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

function asBrotli(content: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

function asGzip(content: Buffer): Promise<Buffer> {
  return promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION });
}
