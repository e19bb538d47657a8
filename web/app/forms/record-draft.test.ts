import { describe, expect, it } from 'vitest';
import { contested, rebase } from './record-draft.ts';

const base = { name: 'Debts', description: 'Ours' };

describe('what was typed while something else was saved', () => {
  it.each([
    [
      'takes over a field that was not touched',
      base,
      { name: 'Car', description: 'Ours' },
      { name: 'Car', description: 'Ours' },
      [],
    ],
    [
      'keeps a field that was typed in',
      { name: 'Home', description: 'Ours' },
      base,
      { name: 'Home', description: 'Ours' },
      [],
    ],
    [
      'keeps each side where they do not meet',
      { name: 'Home', description: 'Ours' },
      { name: 'Debts', description: 'Mine' },
      { name: 'Home', description: 'Mine' },
      [],
    ],
    [
      'stays typed where they meet, and that is said',
      { name: 'Home', description: 'Ours' },
      { name: 'Car', description: 'Ours' },
      { name: 'Home', description: 'Ours' },
      ['name'],
    ],
    [
      'agrees where both say the same',
      { name: 'Car', description: 'Ours' },
      { name: 'Car', description: 'Ours' },
      { name: 'Car', description: 'Ours' },
      [],
    ],
  ])('%s', (_, typed, newest, result, fields) => {
    expect(rebase({ base, typed, newest })).toEqual(result);
    expect(contested({ base, typed, newest })).toEqual(fields);
  });
});
