import { describe, expect, it, vi } from 'vitest';
import {
  registrationProblem,
  tidyUsername,
  usernameKeyOf,
  usernameProblem,
} from './account-rules.ts';
import { registerCall } from './accounts.ts';
import { emailProblem } from './email-rules.ts';

const hidden = 'Username has characters that cannot be shown';
const tooShort = 'Username must be at least 3 characters long';
const tooLong = 'Username can have at most 50 characters';
const noAt = 'Username cannot contain @';

describe('a username', () => {
  it.each([
    ['plain letters', 'sam-lee'],
    ['an accent that is typed apart', 'Zoe\u0308 Lund'],
    ['a family of emoji', 'Lee \u{1F468}\u200D\u{1F469}\u200D\u{1F467}'],
    ['an emoji with a skin tone and a joiner', 'Ana \u{1F469}\u{1F3FD}\u200D\u{1F4BB}'],
    ['the rainbow flag', 'Sam \u{1F3F3}\uFE0F\u200D\u{1F308}'],
    ['a heart that is shown as emoji', 'Mia \u2764\uFE0F'],
    ['a keycap', 'Jo 1\uFE0F\u20E3'],
    [
      'the flag of Scotland',
      'Isla \u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
    ],
    ['a Persian word with a non-joiner', '\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645'],
    ['a non-joiner after a mark', '\u0645\u0650\u200C\u062E\u0648\u0627'],
    ['a Sinhala word with a joiner', '\u0DC1\u0DCA\u200D\u0DBB\u0DD3'],
    ['a Hindi half form', '\u0915\u094D\u200D\u0937\u0915'],
    ['a Bengali joiner before a virama', '\u09B0\u200D\u09CD\u09AF\u09BE\u09AC'],
  ])('may have %s', (_, username) => {
    expect(usernameProblem(username)).toBeNull();
  });

  it.each([
    ['a zero-width space', 'per\u200Bson', hidden],
    ['a soft hyphen', 'per\u00ADson', hidden],
    ['a word joiner', 'per\u2060son', hidden],
    ['a byte order mark', 'per\uFEFFson', hidden],
    ['a grapheme joiner', 'per\u034Fson', hidden],
    ['a Hangul filler', 'per\u3164son', hidden],
    ['a half-width filler', 'per\uFFA0son', hidden],
    ['a Mongolian separator', 'per\u180Eson', hidden],
    ['a mark that turns the direction', 'per\u202Eson', hidden],
    ['an isolate', 'per\u2066son\u2069', hidden],
    ['a tag letter', 'per\u{E0061}son', hidden],
    ['a flag of a made-up part of the UK', 'Jo \u{1F3F4}\u{E0067}\u{E0062}\u{E007F}', hidden],
    ['a control character', 'per\u0007son', hidden],
    ['a line separator', 'per\u2028son', hidden],
    ['a joiner between Latin letters', 'per\u200Dson', hidden],
    ['a non-joiner between Latin letters', 'per\u200Cson', hidden],
    ['a joiner at the end', '\u0634\u0631\u06CC\u200D', hidden],
    ['two joiners in a row', '\u0645\u06CC\u200C\u200C\u062E\u0648', hidden],
    ['a joiner between two scripts', '\u0645\u06CC\u200D\u0915\u0915', hidden],
    ['a joiner beside an Arabic digit', '\u0645\u06CC\u200D\u0661\u0662', hidden],
    ['a joiner after an emoji alone', 'Sam \u{1F600}\u200D', hidden],
    ['a joiner between emoji and letter', 'Sam \u{1F600}\u200Dlee', hidden],
    ['a variation selector after a letter', 'sam\uFE0F', hidden],
    ['a variation selector after a digit', 'sam1\uFE0F', hidden],
    ['the selector of plain text', 'Mia \u2764\uFE0E', hidden],
    ['an @', 'me@home', noAt],
    ['a full-width @', 'me\uFF20home', noAt],
    ['a small @', 'me\uFE6Bhome', noAt],
    ['two letters', 'ab', tooShort],
    ['two letters after their accents are put together', 'e\u0301b', tooShort],
    ['two emoji', '\u{1F600}\u{1F600}', tooShort],
    ['51 letters', 'x'.repeat(51), tooLong],
    ['51 emoji', '\u{1F600}'.repeat(51), tooLong],
  ])('may not have %s', (_, username, problem) => {
    expect(usernameProblem(username)).toBe(problem);
  });

  it('is refused for its length before it is looked at: accents out of order take the square of their number', () => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    const long = `a${'\u0301\u0323'.repeat(200)}`;
    expect([usernameProblem(long), emailProblem(`${long}@example.com`)]).toEqual([
      tooLong,
      'Please enter a valid email address',
    ]);
    const sent = { username: long, email: `${long}@example.com`, password: 'a password' };
    expect(registerCall.body.safeParse(sent).success).toBe(false);
    expect(normalize).not.toHaveBeenCalled();
    normalize.mockRestore();
  });

  it('counts characters as people do', () => {
    expect(usernameProblem('\u{1F600}'.repeat(50))).toBeNull();
    expect(usernameProblem('e\u0301'.repeat(50))).toBeNull();
  });

  it.each([
    ['Sam', 'sAM'],
    ['\uFB01nn', 'FINN'],
    ['\uFF33\uFF41\uFF4D', 'sam'],
    ['Zoe\u0308', 'ZO\u00CB'],
    ['\u212Bsa', '\u00E5SA'],
    ['\u017Fam', 'sam'],
    ['x\u00B2', 'X2'],
    ['\uFF76\uFF9E', '\u30AC'],
    ['STRA\u1E9EE', 'stra\u00DFe'],
  ])('%s is the same name as %s', (one, other) => {
    expect(usernameKeyOf(tidyUsername(one))).toBe(usernameKeyOf(tidyUsername(other)));
  });
});

describe('a registration', () => {
  const good = {
    ...{ username: 'sam-lee', email: 'sam@home.example' },
    ...{ password: 'paying it off', confirmation: 'paying it off' },
  };

  it.each([
    [
      { username: 'ab', email: 'none', password: 'short', confirmation: 'other' },
      ...(['username', tooShort] as const),
    ],
    [
      { email: 'none', password: 'short', confirmation: 'other' },
      ...(['email', 'Please enter a valid email address'] as const),
    ],
    [
      { password: 'short', confirmation: 'other' },
      ...(['password', 'Password must be at least 6 characters long'] as const),
    ],
    [{ confirmation: 'another' }, 'confirmation', 'Passwords do not match'],
    [{ username: 'sam@home' }, 'username', noAt],
  ] as const)('with %j fails at %s: %s', (change, field, message) => {
    const fields = { [field]: message };
    expect(registrationProblem({ ...good, ...change })).toEqual({ message, fields });
  });

  it.each([
    [{ username: ' ' }, { username: 'Username is required' }],
    [{ email: '' }, { email: 'Email is required' }],
    [
      { password: '', confirmation: '' },
      { password: 'Password is required', confirmation: 'Type the same password again' },
    ],
  ])('with %j names what is missing', (change, fields) => {
    const message = 'All fields are required';
    expect(registrationProblem({ ...good, ...change })).toEqual({ message, fields });
  });

  it('that is complete is accepted, however easily its password is guessed', () => {
    expect(registrationProblem(good)).toBeNull();
    const weak = { password: '123456', confirmation: '123456' };
    expect(registrationProblem({ ...good, ...weak })).toBeNull();
  });
});
