import { describe, expect, it } from 'vitest';
import { createCachedSanitiser } from './cached-sanitiser.ts';

function counting() {
  const sanitised: string[] = [];
  const serve = createCachedSanitiser(
    (content) => {
      sanitised.push(content);
      return content.replaceAll('!', '');
    },
    { cleanMax: 2, changedMax: 2 },
  );
  return { sanitised, serve };
}

describe('content that is served', () => {
  it('is sanitised once, where it is clean', () => {
    const { sanitised, serve } = counting();
    expect([serve('a'), serve('a')]).toEqual(['a', 'a']);
    expect(sanitised).toEqual(['a']);
  });

  it('is sanitised once, where it is not', () => {
    const { sanitised, serve } = counting();
    expect([serve('a!'), serve('a!')]).toEqual(['a', 'a']);
    expect(sanitised).toEqual(['a!']);
  });

  it.each([
    ['clean', ''],
    ['changed', '!'],
  ])(
    'and %s is forgotten where it was asked for longest ago, once there is too much of it',
    (_how, end) => {
      const { sanitised, serve } = counting();
      for (const content of ['a', 'b', 'a', 'c', 'a', 'b']) serve(`${content}${end}`);
      expect(sanitised).toEqual(['a', 'b', 'c', 'b'].map((content) => `${content}${end}`));
    },
  );
});
