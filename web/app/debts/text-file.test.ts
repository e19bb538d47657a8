import { describe, expect, it } from 'vitest';
import { readTextFile } from './text-file.ts';

const fileOf = (...bytes: number[]) => new Blob([new Uint8Array(bytes)]);

describe('a file', () => {
  it.each([
    ['UTF-8', new Blob(['£5'])],
    ['UTF-8 with its mark', new Blob(['\uFEFF£5'])],
    ['the encoding of older Windows', fileOf(0xa3, 0x35)],
    ['UTF-16', fileOf(0xff, 0xfe, 0xa3, 0x00, 0x35, 0x00)],
    ['UTF-16 the other way round', fileOf(0xfe, 0xff, 0x00, 0xa3, 0x00, 0x35)],
  ])('in %s is read', async (_, file) => {
    expect(await readTextFile(file)).toEqual({ kind: 'text', text: '£5' });
  });

  it('that is not text is said to be none', async () => {
    const file = fileOf(0x50, 0x4b, 0x03, 0x04, 0x00, 0x00);
    expect(await readTextFile(file)).toEqual({
      kind: 'unreadable',
      reason: 'This is not a CSV file.',
    });
  });

  it('that is larger than 1 MB is not read', async () => {
    const file = new Blob(['x'.repeat(1_000_001)]);
    expect(await readTextFile(file)).toMatchObject({ reason: 'The file is larger than 1 MB.' });
  });
});
