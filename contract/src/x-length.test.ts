import { describe, expect, it } from 'vitest';
import { xLengthOf } from './x-length.ts';

describe('X counts', () => {
  it.each([
    ['', 0],
    ['Hello, world', 12],
    ['naïve café – “quoted” … yes', 28],
    ['cafe\u0301', 4],
    ['日本語', 6],
    ['€5 or £5', 9],
    ['😀', 2],
    ['👩‍👩‍👧‍👦', 2],
    ['👍🏽', 2],
    ['🇬🇧', 2],
    ['🏴󠁧󠁢󠁷󠁬󠁳󠁿', 2],
    ['1️⃣', 2],
    ['❤️', 2],
    ['© 2026', 6],
    ['https://a.co', 23],
    [`https://example.com/${'a'.repeat(200)}?b=c#d`, 23],
    ['See https://example.com/a, please.', 4 + 23 + 9],
    ['(https://example.com)', 25],
    ['example.com', 23],
    ['www.debts.co.uk/a', 23],
    ['jo@example.com', 14],
    ['e.g. this', 9],
    ['http://localhost:5001/a', 23],
    ['https://example.com https://example.org', 47],
  ])('%s as %i', (text, length) => {
    expect(xLengthOf(text)).toBe(length);
  });
});
