import { describe, expect, test } from 'vitest';
import { lossesBetween, outlineOf } from './outline.ts';

describe('two ways to write the same', () => {
  test.each([
    ['a paragraph without its tags', 'Text', '<p>Text</p>'],
    ['white space between blocks', '<p>a</p>\n\n  <p>b</p>', '<p>a</p><p>b</p>'],
    ['a paragraph in a list', '<ul><li><p>a</p></li></ul>', '<ul><li>a</li></ul>'],
    [
      'a list in a list',
      '<ul><li><p>a</p><ol><li>b</li></ol></li></ul>',
      '<ul><li>a<ol><li>b</li></ol></li></ul>',
    ],
    [
      'the order of marks',
      '<p><a href="/x"><strong>a</strong></a></p>',
      '<p><strong><a href="/x">a</a></strong></p>',
    ],
    ['marks in two pieces', '<p><em>a</em><em>b</em></p>', '<p><em>ab</em></p>'],
    [
      'a row without a body',
      '<table><tr><td>a</td></tr></table>',
      '<table><tbody><tr><td>a</td></tr></tbody></table>',
    ],
    [
      'a head cell without a scope',
      '<table><thead><tr><th>a</th></tr></thead></table>',
      '<table><thead><tr><th scope="col">a</th></tr></thead></table>',
    ],
    [
      'a quote without a paragraph',
      '<blockquote>a</blockquote>',
      '<blockquote><p>a</p></blockquote>',
    ],
    ['an empty paragraph', '<p>a</p><p></p><p> </p>', '<p>a</p>'],
    [
      'what the server adds',
      '<p><a href="https://a.example" rel="noopener">a</a></p>',
      '<p><a href="https://a.example">a</a></p>',
    ],
    ['a link to nowhere', '<p><a>a</a></p>', '<p>a</p>'],
    ['older names', '<p><b>a</b> <i>b</i></p>', '<p><strong>a</strong> <em>b</em></p>'],
  ])('%s', (_, one, other) => {
    expect(outlineOf(one)).toEqual(outlineOf(other));
    expect(lossesBetween(one, other)).toEqual([]);
  });
});

describe('what would be lost is named', () => {
  test.each([
    ['an element', '<p>a</p><video src="/x">b</video>', '<p>a</p>', ['<video src="/x">', 'b']],
    ['a mark', '<p>a <u>b</u></p>', '<p>a b</p>', ['<p> a {u}b']],
    ['an attribute', '<p class="x">a</p>', '<p>a</p>', ['<p class="x"> a']],
    [
      'an odd link',
      '<p><a href="javascript:x">a</a></p>',
      '<p>a</p>',
      ['<p> {a href="javascript:x"}a'],
    ],
    [
      'an image of another site',
      '<p><img src="https://a.example/x.png" alt="x"></p>',
      '',
      ['<p> [img alt="x" src="https://a.example/x.png"]'],
    ],
    ['a line end', '<p>a<br>b</p>', '<p>a b</p>', ['<p> a[br]b']],
    ['the order', '<p>a</p><p>b</p>', '<p>b</p><p>a</p>', ['The order of some parts']],
    ['a space in preformatted text', '<pre>a  b</pre>', '<pre>a b</pre>', ['a  b']],
  ])('%s', (_, before, after, lost) => {
    expect(lossesBetween(before, after)).toEqual(lost);
  });
});
