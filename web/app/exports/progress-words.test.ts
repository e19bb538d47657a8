import { expect, it } from 'vitest';
import { progressWords } from './progress-words.ts';

it.each([
  ['nothing has come', null, 'Preparing your PDF...', null, null],
  [
    'a part of a known whole',
    { receivedBytes: 43_700, estimatedBytes: 100_000 },
    undefined,
    '43%',
    0.437,
  ],
  [
    'more than was expected',
    { receivedBytes: 120_000, estimatedBytes: 100_000 },
    undefined,
    '99%',
    0.99,
  ],
  [
    'a part of an unknown whole',
    { receivedBytes: 1_260_000, estimatedBytes: null },
    undefined,
    '1.3 MB so far',
    null,
  ],
])('says how far a file is, where there is %s', (_, progress, doing, reached, share) => {
  const expected = { doing: doing ?? 'Downloading your PDF:', reached, share };
  expect(progressWords('PDF', progress)).toEqual(expected);
});
