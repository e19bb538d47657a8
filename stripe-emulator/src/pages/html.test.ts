import { expect, it } from 'vitest';
import { html } from './html.ts';

it('escapes every value, in text and in attributes', () => {
  const typed = `<script>alert("x")</script> & 'more'`;
  const escaped = '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;more&#39;';
  expect(html`<p title="${typed}">${typed}</p>`.markup).toBe(
    `<p title="${escaped}">${escaped}</p>`,
  );
});

it('takes HTML and lists of it as they are', () => {
  const rows = ['a', 'b<'].map((text) => html`<li>${text}</li>`);
  expect(html`<ul>${rows}</ul>`.markup).toBe('<ul><li>a</li><li>b&lt;</li></ul>');
});

it('shows nothing for what is missing or false, and figures as they are', () => {
  expect(html`${null}${undefined}${false}${true}${0}`.markup).toBe('0');
});
