import { publishingProblemTexts as texts } from '@debt-payoff/contract/texts/publishing-problems';
import { describe, expect, it } from 'vitest';
import { seedArticles } from '../seed/seed-articles.ts';
import { publishingProblems } from './publishing-problems.ts';
import { sanitiseArticle } from './sanitise.ts';

const nowhere = { section: null };
const inFees = { section: 'Fees' };

describe('what can be published', () => {
  it.each(seedArticles.map(({ slug, content }) => [slug, content]))('%s', (_slug, content) => {
    expect(publishingProblems(sanitiseArticle(content))).toEqual([]);
  });

  it.each([
    ['text without headings', '<p>Some words.</p>'],
    ['smaller headings below larger ones', '<h2>A</h2><h3>B</h3><h3>C</h3><h2>D</h2><h3>E</h3>'],
    ['a heading with marks in it', '<h2><strong>A</strong> <em>b</em></h2>'],
    ['a link that says where it leads', '<p><a href="/x">Read more about fees</a></p>'],
    ['a link by an image', '<a href="/x"><img src="/i.webp" alt="Our calculator"></a>'],
    [
      'a link to a mailbox or a telephone',
      '<a href="mailto:a@b.example">a@b.example</a><a href="tel:0800">0800 138 1111</a>',
    ],
    ['a link named by a site', '<a href="https://www.gov.uk/">GOV.UK</a>'],
    [
      'a table with a head row',
      '<table><thead><tr><th>A</th></tr></thead><tr><td>b</td></tr></table>',
    ],
    ['a table with a head column', '<table><tr><th>A</th><td>b</td></tr></table>'],
    ['an anchor that is no link and has no text', '<p><a></a>Words</p>'],
  ])('%s', (_what, content) => {
    expect(publishingProblems(content)).toEqual([]);
  });
});

describe('what is to be mended', () => {
  it.each([
    [
      'a smaller heading before all larger ones',
      '<h3>Fees</h3><h2>B</h2><h3>C</h3>',
      [texts.headingTooDeep('Fees')],
    ],
    [
      'each of them',
      '<h3>A</h3><h3>B</h3>',
      [texts.headingTooDeep('A'), texts.headingTooDeep('B')],
    ],
    ['an empty heading at the beginning', '<h2> &nbsp;</h2>', [texts.headingEmpty(nowhere)]],
    [
      'an empty heading further down',
      '<h2>Fees</h2><h3><strong></strong></h3>',
      [texts.headingEmpty(inFees)],
    ],
    [
      'a link without text',
      '<h2>Fees</h2><a href="/x"> </a>',
      [texts.linkEmpty({ address: '/x', ...inFees })],
    ],
    ['a link that leads nowhere', '<a>Fees</a>', [texts.linkNowhere({ text: 'Fees', ...nowhere })]],
    [
      'an image without alt text',
      '<h2>Fees</h2><p><img src="/i"></p><img src="/i" alt=" ">',
      [
        texts.imageWithoutAlt({ number: 1, ...inFees }),
        texts.imageWithoutAlt({ number: 2, ...inFees }),
      ],
    ],
    [
      'an image named as its file',
      '<img src="/i" alt="IMG_0042.JPG">',
      [texts.imageNamedAsFile({ number: 1, alt: 'IMG_0042.JPG', ...nowhere })],
    ],
    [
      'a table without head cells',
      '<table><tr><th>A</th></tr></table><h2>Fees</h2><table><tr><td>A</td></tr></table>',
      [texts.tableWithoutHead({ number: 2, ...inFees })],
    ],
  ])('%s', (_what, content, problems) => {
    expect(publishingProblems(content)).toEqual(problems);
  });

  it.each([
    'here',
    'Click here',
    'click here.',
    ' read  more… ',
    'THIS PAGE',
    'link',
    '>>',
    'more',
  ])('a link that says "%s"', (text) => {
    const shown = text.replaceAll(/\s+/g, ' ').trim();
    expect(publishingProblems(`<h2>Fees</h2><a href="/x">${text}</a>`)).toEqual([
      texts.linkSaysNothing({ text: shown, ...inFees }),
    ]);
  });

  it.each(['https://a.example/b', 'HTTP://a.example', 'www.a.example/b?c'])(
    'a link that is a bare address: %s',
    (text) => {
      expect(publishingProblems(`<a href="https://a.example/">${text}</a>`)).toEqual([
        texts.linkIsAddress({ text, ...nowhere }),
      ]);
    },
  );

  it('is said in the order of the text, each once, long headings cut short', () => {
    const long = 'word '.repeat(30).trim();
    const content = `<h2>${long}</h2><a href="/a">here</a><a href="/b">here</a><img src="/i">`;
    const section = `${'word '.repeat(12).trim()}…`;
    expect(publishingProblems(content)).toEqual([
      texts.linkSaysNothing({ text: 'here', section }),
      texts.imageWithoutAlt({ number: 1, section }),
    ]);
  });

  it('is no longer a list than anyone reads', () => {
    expect(publishingProblems('<img src="/i">'.repeat(1_000))).toHaveLength(30);
  });

  it('is found in the time that the text takes to read, however many links stand inside of each other', () => {
    const links = '<h2><a href="/x">'.repeat(2_500);
    expect(publishingProblems(`${links}${'word '.repeat(40_000)}`)).toEqual([]);
    expect(publishingProblems(`<h2>${'&nbsp; '.repeat(2_000)}Fees</h2>`)).toEqual([]);
  });
});
