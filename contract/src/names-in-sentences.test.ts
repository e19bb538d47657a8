import { describe, expect, it } from 'vitest';
import { isolated, nameInSentence, shortName } from './names-in-sentences.ts';

describe('a name in a sentence', () => {
  it('is cut after forty letters, and never within one', () => {
    const family = '👩‍👩‍👧';
    expect(shortName('💳'.repeat(40))).toBe('💳'.repeat(40));
    expect(shortName('💳'.repeat(41))).toBe(`${'💳'.repeat(40)}…`);
    expect(shortName(`${'a'.repeat(38)} 👩‍👧`)).toBe(`${'a'.repeat(38)} 👩‍👧`);
    expect(shortName(`${'x'.repeat(39)}${family}${'y'.repeat(400)}`)).toBe(
      `${'x'.repeat(39)}${family}…`,
    );
    expect(shortName(`${'a'.repeat(39)} and more`)).toBe(`${'a'.repeat(39)}…`);
  });

  it('is cut where it is endless, also with many accents on few letters', () => {
    expect(shortName(`a${'\u0301'.repeat(10_000)}`).length).toBeLessThan(700);
  });

  it('stands apart from the words around it where it reads from right to left', () => {
    expect(isolated('بطاقة')).toBe('\u2068بطاقة\u2069');
    expect(isolated('Crédit 💳')).toBe('Crédit 💳');
  });

  it.each(['\u202ECard', 'Ca\u2067rd', '\u2069Card', '\u200FCard', '\u2069\u202ECard'])(
    'turns no word around it: %j',
    (name) => {
      expect(nameInSentence(name)).toBe('Card');
    },
  );

  it('cannot end its own isolation', () => {
    expect(nameInSentence('بطاقة\u2069\u202E 50')).toBe('\u2068بطاقة 50\u2069');
  });
});
