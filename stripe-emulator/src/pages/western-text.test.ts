import { expect, it } from 'vitest';
import { westernText } from './western-text.ts';

it.each([
  ['Zoë O’Brien', 'Zoë O’Brien'],
  ['£4.99 – 2 × Basic', '£4.99 – 2 × Basic'],
  ['Łukasz Żółć', 'Lukasz Zólc'],
  ['Đặng Thị', 'Dang Thi'],
  ['Zoe\u0308', 'Zoë'],
  ['Ольга 😀', '????? ?'],
  ['two\nlines', 'two\nlines'],
])('a PDF can write %j as %j', (text, written) => {
  expect(westernText(text)).toBe(written);
});
