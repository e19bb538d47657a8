/** Pages for tests of how pages are served: each rendering has its own number. */
import type { PageContext } from '@debt-payoff/contract/page-facts';
import type { Pages } from '../platform/pages.ts';

export type CountingPages = Pages & {
  readonly requests: Request[];
  /** What came with each of them. */
  readonly contexts: PageContext[];
};

/** As it might get into a page with somebody's text. */
const foreignScript = '<script>steal()</script>';

const html = { 'content-type': 'text/html; charset=utf-8' };

/** The given function may reply in the page's place, or hold the rendering up. */
export function countingPages(
  reply: (request: Request) => Promise<Response | null> | Response | null = () => null,
): CountingPages {
  const requests: Request[] = [];
  const contexts: PageContext[] = [];
  return {
    requests,
    contexts,
    render: async (request, context) => {
      contexts.push(context);
      const number = requests.push(request);
      const scripts = `<script nonce="${context.scriptMark}">console.log(${number})</script>${foreignScript}`;
      const body = `<!doctype html>${scripts}${'<p>Debts</p>'.repeat(200)}`;
      return (await reply(request)) ?? new Response(body, { headers: html });
    },
    serveFiles: async () => {},
    allowInlineStyles: false,
    mayBeKept: true,
    isUnknown: (pathname) => pathname.startsWith('/nope'),
  };
}
