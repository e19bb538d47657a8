/** The document around every page. */
import { product } from '@debt-payoff/contract/product';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { type ReactNode, use } from 'react';
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
} from 'react-router';
import type { Route } from './+types/root';
import { usePageViews } from './analytics/events.ts';
import { ConsentLoader } from './consent/consent-loader.tsx';
import { pageFactsOf } from './page/page-context.server.ts';
import { ScriptMark } from './page/script-mark.ts';
import { useServerFacts } from './page/server-facts.ts';
import { siteFactsOf } from './page/site-facts.server.ts';
import { sessionMarkScript } from './session/session-mark.ts';
import { useStartUp } from './session/use-start-up.ts';
import { ErrorView } from './site/error-view.tsx';
import { FailedNavigationNotice } from './site/failed-navigation-notice.tsx';
import { FrameFoot, FrameTop } from './site/frame.tsx';
import { NotFound } from './site/not-found.tsx';
import { useFocusOnNewPage, useKeptFocus } from './site/page-focus.ts';
import { themeScript } from './site/theme.ts';
import stylesheet from './styles/app.css?url';
import newsreader from './styles/newsreader-title.woff2?url';
import { Announcer } from './ui/announcer.tsx';
import { EarlyPresses, earlyPressScript } from './ui/early-presses.ts';

const { failures, notFound } = navigationTexts;

/** Runs before the first paint, from the server's page: a browser that has the code has run it. */
const earlyScript = import.meta.env.SSR
  ? `${themeScript};${sessionMarkScript};${earlyPressScript}`
  : '';

const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const;

export const links: LinksFunction = () => [
  { ...font, href: figtree },
  { ...font, href: newsreader },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export function loader({ context }: Route.LoaderArgs) {
  return siteFactsOf(pageFactsOf(context));
}

/** The facts hold for the visit. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { readonly children: ReactNode }) {
  const nonce = use(ScriptMark);
  const { apiOrigin } = useServerFacts();
  return (
    <html lang="en-GB" data-api-origin={apiOrigin ?? undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#F4F6F1" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0F1512" />
        <script
          nonce={nonce}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, which must run before the first paint
          dangerouslySetInnerHTML={{ __html: earlyScript }}
          suppressHydrationWarning
        />
        {/* With a precedence React writes it before the preloads, so that the first paint waits for no script. */}
        <link rel="stylesheet" href={stylesheet} precedence="first" />
        <Meta />
        <Links />
      </head>
      <body>
        <a className="skip-link" href="#content">
          Skip to main content
        </a>
        <Announcer />
        <ConsentLoader />
        <FrameTop />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <FrameFoot />
        <FailedNavigationNotice />
        <EarlyPresses />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  useFocusOnNewPage();
  useKeptFocus();
  useStartUp();
  usePageViews();
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <>
      <title>{`${isMissing ? notFound.title : failures.unexpected} | ${product.name}`}</title>
      <meta name="robots" content="noindex" />
      {isMissing ? <NotFound /> : <ErrorView />}
    </>
  );
}
