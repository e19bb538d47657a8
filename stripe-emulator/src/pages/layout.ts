/** What every page has around it: the banner that says what it is, one main part, no script. */
import { type Html, html } from './html.ts';

export const testBanner = 'Test payments, no real money';

export function layout({ title, body }: { readonly title: string; readonly body: Html }): string {
  const page = html`<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex, nofollow">
    <meta name="color-scheme" content="light dark">
    <title>${title} (test payments)</title>
    <link rel="stylesheet" href="/pages.css">
    <link rel="icon" href="data:,">
  </head>
  <body>
    <header class="banner"><p><strong>${testBanner}</strong></p></header>
    <main>${body}</main>
    <footer>
      <p>These pages stand in for Stripe’s while no key is set. No card is ever charged.</p>
    </footer>
  </body>
</html>
`;
  return `<!doctype html>\n${page.markup}`;
}

/** A page that only says something, with at most one way on. */
export function messageBody({
  heading,
  text,
  link,
}: {
  readonly heading: string;
  readonly text: string;
  readonly link?: { readonly href: string; readonly label: string } | null;
}): Html {
  return html`<div class="card narrow">
    <h1>${heading}</h1>
    <p>${text}</p>
    ${link && html`<p><a class="button" href="${link.href}">${link.label}</a></p>`}
  </div>`;
}
