import { describe, expect, it } from 'vitest';
import { type Notice, noticeBeside } from './notice.ts';

/** The notice beside one state of the list after the other, by ids. */
function followed(about: readonly number[], lists: readonly (readonly number[])[]): boolean {
  return (
    lists.reduce<Notice | null>(
      (notice, ids) =>
        notice &&
        noticeBeside(
          notice,
          ids.map((id) => ({ id })),
        ),
      { text: 'Done.', about },
    ) !== null
  );
}

describe('a notice', () => {
  it.each([
    ['of a record in the list stays', [1], [[1, 2]], true],
    ['stays before the list has been fetched again', [3], [[1, 2]], true],
    [
      'stays once it is there',
      [3],
      [
        [1, 2],
        [1, 2, 3],
      ],
      true,
    ],
    [
      'goes with its record',
      [3],
      [
        [1, 2],
        [1, 2, 3],
        [1, 2],
      ],
      false,
    ],
    [
      'goes with one of its records',
      [2, 3],
      [
        [1, 2, 3],
        [1, 3],
      ],
      false,
    ],
    ['does not come back with it', [3], [[3], [], [3]], false],
    ['stays when another record goes', [3], [[1, 3], [3]], true],
    ['of no record stays', [], [[1], []], true],
  ])('%s', (_, about, lists, stays) => {
    expect(followed(about, lists)).toBe(stays);
  });
});
