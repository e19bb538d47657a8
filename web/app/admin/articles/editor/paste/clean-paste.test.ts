import { describe, expect, test } from 'vitest';
import { cleanPaste } from './clean-paste.ts';

const clean = (html: string): string =>
  cleanPaste(html, () => 'key')
    .html.replaceAll('> <', '><')
    .trim();

const wordItem = (level: number, marker: string, text: string): string =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:36.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>` +
  `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>` +
  `<span lang=EN-GB>${text}<o:p></o:p></span></p>`;

describe('from Word', () => {
  test.each([
    [
      'a page is its paragraphs, without styles, comments and empty lines',
      `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style><!--[if gte mso 9]><xml><w:WordDocument/></xml><![endif]--></head><body lang=EN-GB><!--StartFragment--><p class=MsoNormal style='margin:0'><b><span style='color:red'>Fees</span></b><span> are\n small.<o:p></o:p></span></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal><i>Second</i></p><!--EndFragment--></body></html>`,
      '<p><strong>Fees</strong> are small.</p><p><em>Second</em></p>',
    ],
    [
      'bullets are a list',
      wordItem(1, '·', 'One') + wordItem(1, '·', 'Two'),
      '<ul><li><p>One</p></li><li><p>Two</p></li></ul>',
    ],
    [
      'levels are lists in lists',
      wordItem(1, '1.', 'One') +
        wordItem(2, 'a.', 'Below') +
        wordItem(2, 'b)', 'Too') +
        wordItem(1, '2.', 'Two'),
      '<ol><li><p>One</p><ol><li><p>Below</p></li><li><p>Too</p></li></ol></li><li><p>Two</p></li></ol>',
    ],
    [
      'numbers after bullets are another list',
      `${wordItem(1, '·', 'One')}\n${wordItem(1, '1.', 'Two')}<p class=MsoNormal>After</p>`,
      '<ul><li><p>One</p></li></ul><ol><li><p>Two</p></li></ol><p>After</p>',
    ],
    [
      'a sign that was typed makes an item, too',
      '<p class=MsoListParagraph>•&nbsp;&nbsp;<b>One</b></p><p class=MsoListParagraph>Just indented</p>',
      '<ul><li><p><strong>One</strong></p></li></ul><p>Just indented</p>',
    ],
    [
      'tracked changes are taken as made',
      '<p>The rate is <del cite="mailto:a" datetime="2026-01-01">4%</del><ins cite="mailto:a">5%</ins><span class=msoDel>x</span>.</p>',
      '<p>The rate is 5%.</p>',
    ],
    [
      'comments and hidden text are left out',
      `<p>Text<span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[A1]</a></span><span style='mso-hide:all'>x</span></p><div style='mso-element:comment-list'><p class=MsoCommentText>Why?</p></div>`,
      '<p>Text</p>',
    ],
    [
      'footnotes are raised text, without links to nowhere',
      `<p>Text<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a></p><div style='mso-element:footnote-list'><br clear=all><hr align=left size=1 width="33%"><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a href="#_ftnref1" name="_ftn1"><span>[1]</span></a> Source</p></div></div>`,
      '<p>Text<sup>[1]</sup></p><p><sup>[1]</sup> Source</p>',
    ],
    [
      'a table without head cells gets a head row',
      `<table class=MsoTableGrid border=1><tr><td width=100><p class=MsoNormal><b>Card</b></p></td><td><p>Rate</p></td></tr><tr><td><p>A</p></td><td><p>20%</p></td></tr></table>`,
      '<table><thead><tr><th scope="col"><p>Card</p></th><th scope="col"><p>Rate</p></th></tr></thead><tbody><tr><td><p>A</p></td><td><p>20%</p></td></tr></tbody></table>',
    ],
    [
      'floods of spaces are one, but a figure keeps its unit',
      '<p>&nbsp;&nbsp; One&nbsp;&nbsp;&nbsp; two&nbsp;three 5&nbsp;kg</p>',
      '<p> One two three 5\u00a0kg</p>',
    ],
  ])('%s', (_, html, expected) => {
    expect(clean(html)).toBe(expected);
  });
});

describe('from Google Docs', () => {
  test.each([
    [
      'the wrapper is not bold, and spans with styles are',
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-weight:700;font-style:normal">Bold</span><span style="font-weight:400;font-style:italic">, slanted</span><span style="font-weight:400;vertical-align:super">2</span></p><br /><p dir="ltr"><span style="text-decoration:line-through">Struck</span></p></b>',
      '<p><strong>Bold</strong><em>, slanted</em><sup>2</sup></p><p>Struck</p>',
    ],
    [
      'a list beside an item belongs to it',
      '<ul><li dir="ltr" aria-level="1"><p><span>One</span></p></li><ul><li aria-level="2"><p>Below</p></li></ul><li><p>Two</p></li></ul>',
      '<ul><li><p>One</p><ul><li><p>Below</p></li></ul></li><li><p>Two</p></li></ul>',
    ],
    [
      'a link leads where it says',
      '<p><a href="https://www.google.com/url?q=https://www.gov.uk/debt&amp;sa=D&amp;ust=1" style="text-decoration:none"><span style="color:#1155cc">Help</span></a></p>',
      '<p><a href="https://www.gov.uk/debt">Help</a></p>',
    ],
    [
      'a single cell is no table',
      '<div dir="ltr"><table><colgroup><col width="1"></colgroup><tbody><tr><td><p>Boxed</p></td></tr></tbody></table></div>',
      '<p>Boxed</p>',
    ],
  ])('%s', (_, html, expected) => {
    expect(clean(html)).toBe(expected);
  });
});

describe('from anywhere', () => {
  test.each([
    [
      'the highest heading is h2',
      '<h1>A</h1><h2>B</h2><h4>C</h4>',
      '<h2>A</h2><h3>B</h3><h3>C</h3>',
    ],
    ['the highest heading may be a low one', '<h4><b>A</b></h4><h5>B</h5>', '<h2>A</h2><h3>B</h3>'],
    [
      'headings in lists and cells are text',
      '<ul><li><h3>A</h3></li></ul><p>x</p>',
      '<ul><li><p>A</p></li></ul><p>x</p>',
    ],
    ['boxes are paragraphs', '<div><div>A</div><div>B</div></div>', '<p>A</p><p>B</p>'],
    ['two line ends are two paragraphs', '<p>A<br><br>B<br>C</p>', '<p>A</p><p>B<br>C</p>'],
    [
      'a few words stay a few words',
      '<span style="font-weight:bold">a</span> b',
      '<strong>a</strong> b',
    ],
    [
      'what is not bold within bold',
      '<b>a<span style="font-weight:normal">b</span></b>',
      '<strong>a</strong>b',
    ],
    [
      'keys and samples are code',
      '<p><kbd>x</kbd><tt>y</tt></p>',
      '<p><code>x</code><code>y</code></p>',
    ],
    [
      'joined cells are parted',
      '<table><tr><th colspan=2>A</th></tr><tr><td rowspan=2>1</td><td>2</td></tr><tr><td>3</td></tr></table>',
      '<table><thead><tr><th scope="col">A</th><th scope="col"></th></tr></thead><tbody><tr><td>1</td><td>2</td></tr><tr><td></td><td>3</td></tr></tbody></table>',
    ],
    [
      'short rows are filled up',
      '<table><tr><th>A</th><th>B</th></tr><tr><td>1</td></tr></table>',
      '<table><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><td>1</td><td></td></tr></tbody></table>',
    ],
    [
      'a table in a table is text',
      '<table><tr><th>A</th></tr><tr><td><table><tr><td>x</td></tr></table></td></tr></table>',
      '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td>x</td></tr></tbody></table>',
    ],
    [
      'a quote and a definition stay',
      '<blockquote><h2>A</h2></blockquote><dl><dt>T</dt><dd>D</dd></dl>',
      '<blockquote><p>A</p></blockquote><dl><dt>T</dt><dd>D</dd></dl>',
    ],
    [
      'a link with a name before its host leads nowhere',
      '<p><a href="https://www.gov.uk@a.example">Help</a></p>',
      '<p><a>Help</a></p>',
    ],
    ['preformatted text keeps its room', '<pre>a\n  b</pre>', '<pre>a\n  b</pre>'],
    [
      'what an editor like this copied stays as it is',
      '<h3 data-pm-slice="1 1 []">A</h3>',
      '<h3 data-pm-slice="1 1 []">A</h3>',
    ],
  ])('%s', (_, html, expected) => {
    expect(clean(html)).toBe(expected);
  });
});

describe('images', () => {
  const own = `/images/${'a'.repeat(64)}/480.webp`;
  test('of ours stay, those within the HTML get a place, those of others are counted', () => {
    const paste = cleanPaste(
      `<p>A<img src="${own}" alt="Ours" onerror="x"></p><p><img src="data:image/png;base64,AAAA" alt=" Chart "></p><img src="https://a.example/x.png"><img src="file:///C:/x.png"><figure><img src="//a.example/x.png"><figcaption>Words</figcaption></figure>`,
      () => 'key',
    );
    expect(paste.html).toBe(
      `<p>A<img src="${own}" alt="Ours"></p><p><div data-pending-image="key"></div></p><p>Words</p>`,
    );
    expect(paste.images).toEqual([
      { key: 'key', data: 'data:image/png;base64,AAAA', alt: 'Chart' },
    ]);
    expect(paste.leftOut).toBe(3);
  });
  test('no place can be brought along', () => {
    expect(clean('<div data-pending-image="x" data-pm-slice="0 0 []">A</div>')).toBe('A');
  });
});
