import { getSchema } from '@tiptap/core';
import { Node } from '@tiptap/pm/model';
import { expect, test } from 'vitest';
import { articleExtensions } from './extensions.ts';
import { htmlOf } from './serialise.ts';

const schema = getSchema(articleExtensions);
const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks });
const block = (type: string, content: object[] = [], attrs: object = {}) => ({
  type,
  content,
  attrs,
});
const paragraph = (words: string) => block('paragraph', [text(words)]);
const image = { src: '/images/x.webp', alt: 'A "chart"', width: 600, height: 300 };
const bold = { type: 'bold' };
const link = { type: 'link', attrs: { href: '/a?b&c' } };

test.each<[string, object[], string]>([
  [
    'empty paragraphs are room',
    [paragraph('a'), block('paragraph'), paragraph('b')],
    '<p>a</p>\n<p>b</p>',
  ],
  ['text is escaped', [paragraph('a < b & "c"')], '<p>a &lt; b &amp; &quot;c&quot;</p>'],
  [
    'marks that go on are written once',
    [block('paragraph', [text('a', link), text('b', link, bold), text('c')])],
    '<p><a href="/a?b&amp;c">a<strong>b</strong></a>c</p>',
  ],
  [
    'an item is its text, and a second paragraph makes both paragraphs',
    [
      block('bulletList', [
        block('listItem', [
          paragraph('a'),
          block('orderedList', [block('listItem', [paragraph('b')])]),
        ]),
        block('listItem', [paragraph('c'), paragraph('d')]),
      ]),
    ],
    '<ul><li>a<ol><li>b</li></ol></li><li><p>c</p><p>d</p></li></ul>',
  ],
  [
    'an image has its words and its sides, and a caption where there is one',
    [block('figure', [text('Below')], image), block('figure', [], image)],
    '<figure><img src="/images/x.webp" alt="A &quot;chart&quot;" width="600" height="300"><figcaption>Below</figcaption></figure>\n<figure><img src="/images/x.webp" alt="A &quot;chart&quot;" width="600" height="300"></figure>',
  ],
  [
    'an image on its way is not written',
    [block('pendingImage', [], { key: 'x' }), paragraph('a')],
    '<p>a</p>',
  ],
  [
    'head rows stand in a head, and head cells say what they head',
    [
      block(
        'table',
        [
          block(
            'tableRow',
            [block('tableHeader', [paragraph('a')]), block('tableHeader', [paragraph('b')])],
            { isHead: true },
          ),
          block('tableRow', [
            block('tableHeader', [paragraph('c')]),
            block('tableCell', [block('paragraph')]),
          ]),
        ],
        { caption: 'Rates' },
      ),
    ],
    '<table><caption>Rates</caption><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><th scope="row">c</th><td></td></tr></tbody></table>',
  ],
])('%s', (_, content, html) => {
  expect(htmlOf(Node.fromJSON(schema, { type: 'doc', content }))).toBe(html);
});
