/** What people see where no page can be rendered: made once, without React, and whole without any file. */
import { createHash } from 'node:crypto';
import { product } from '@debt-payoff/contract/product';
import { failurePageTexts as texts } from '@debt-payoff/contract/texts/failure-page';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';

const { actions } = navigationTexts;

const style =
  ':root{color-scheme:light dark;background:light-dark(#f4f6f1,#0f1512)}body{max-width:40rem;margin:auto;padding:4rem 1rem;font:1rem/1.55 system-ui,sans-serif}a{color:inherit;display:inline-block;padding:.7rem 0}';

/** Below the size from which replies are compressed: those who are refused may be many. */
export const failurePage = `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${texts.title} | ${product.name}</title><style>${style}</style></head>
<body><main><h1>${texts.title}</h1><p>${texts.explanation}</p><a href="">${actions.tryAgain}</a></main></body></html>
`;

export const failurePageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
};
