/** What the server hands to the loaders, in place of calls or headers to itself. */
import type { PageContent } from '@debt-payoff/contract/page-content';
import type { PageContext, PageFacts } from '@debt-payoff/contract/page-facts';
import { createContext, RouterContextProvider } from 'react-router';

const pageContext = createContext<PageContext>();

type Reader = Pick<RouterContextProvider, 'get'>;

/** For the server, which does not know under which key the pages look for it. */
export function createLoadContext(context: PageContext): RouterContextProvider {
  return new RouterContextProvider(new Map([[pageContext, context]]));
}

export function pageFactsOf(context: Reader): PageFacts {
  return context.get(pageContext).facts;
}

export function scriptMarkOf(context: Reader): string {
  return context.get(pageContext).scriptMark;
}

export function pageContentOf(context: Reader): PageContent {
  return context.get(pageContext).content;
}
