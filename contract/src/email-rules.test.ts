import { describe, expect, it } from 'vitest';
import { emailProblem, tidyEmail } from './email-rules.ts';

describe('an email address', () => {
  it.each([
    ['  Zoe.Lund@Example.COM  ', 'zoe.lund@example.com'],
    ['<me@example.com>', 'me@example.com'],
    [' < me@example.com > ', 'me@example.com'],
    ['\u00A0me@example.com\u00A0', 'me@example.com'],
    ['\u200Bme@example.com\u200B', 'me@example.com'],
    ['\uFEFF<me@example.com>\u2060\u200E', 'me@example.com'],
    ['\u202Ame@example.com\u202C', 'me@example.com'],
    ['rene\u0301@example.com', 'ren\u00E9@example.com'],
    ['m<e>@example.com', 'm<e>@example.com'],
    ['me@Büro.example', 'me@xn--bro-hoa.example'],
    ['me@xn--bro-hoa.example', 'me@xn--bro-hoa.example'],
    ['me@exam\u{E0100}ple.com', 'me@example.com'],
    ['me@exam\uFE0Fple.com', 'me@example.com'],
    ['me@exam\u034Fple.com', 'me@example.com'],
    ['me@exam\u180Bple.com', 'me@example.com'],
  ])('%j is tidied to %j', (typed, address) => {
    expect(tidyEmail(typed)).toBe(address);
  });

  it.each([
    'ana@example.com',
    'x@y',
    'a@localhost',
    "o'neill+debts@mail.example.co.uk",
    '!#$%&*/=?^_`{|}~-@example.com',
    'a.b.c@example.com',
    'ana@example.photography',
    'ana@example.travelersinsurance',
    'zoë@example.com',
    'zoë@büro.example',
    'ana@büro.example',
    'ana@xn--bro-hoa.example',
    '用户@例え.テスト',
    'ana@☕.example',
    'ana@1st.example',
    '1@2.example',
    `${'l'.repeat(64)}@example.com`,
    `ana@${'d'.repeat(63)}.example`,
    '<me@example.com>',
  ])('%s is one', (address) => {
    expect(emailProblem(address)).toBeNull();
  });

  it.each([
    'example.com',
    '@example.com',
    'ana@',
    '@',
    'a@b@example.com',
    '=?utf-8?q?ana=40example.com=2c?=@example.org',
    'a,b@c.d',
    'a@c.d,b@c.d',
    'a;b@c.d',
    'a b@example.com',
    'a\u00A0b@example.com',
    'a\u200Bb@example.com',
    'a\u00ADb@example.com',
    'a\uFE0Fb@example.com',
    'a\u{E0100}b@example.com',
    'ana@exam\nple.com',
    'ana (me)@example.com',
    'mailto:ana@example.com',
    'Ana <ana@example.com>',
    '"ana"@example.com',
    'a\\b@example.com',
    '.ana@example.com',
    'ana.@example.com',
    'ana..lee@example.com',
    'ana@example..com',
    'ana@.example.com',
    'ana@example.com.',
    'ana@-example.com',
    'ana@example-.com',
    'ana@-é.example',
    'ana@example.-é',
    'ana@exam_ple.com',
    'ana@example.com/path',
    'ana@example.com?query',
    'ana@exam%70le.com',
    'ana@[192.0.2.1]',
    'ana@192.0.2.1',
    'ana@0x7f.1',
    'ana@xn--.example',
    'ana@xn--é.example',
    `ana@${'d'.repeat(64)}.example`,
    `ana@${'ü'.repeat(60)}.example`,
    `${'l'.repeat(250)}@example.com`,
    `${'é'.repeat(150)}@example.com`,
  ])('%j is none', (address) => {
    expect(emailProblem(address)).toBe('Please enter a valid email address');
  });

  it.each(['', '  ', '<>', '\u200B'])('%j is nothing', (typed) => {
    expect(emailProblem(typed)).toBe('Email cannot be empty');
  });
});
