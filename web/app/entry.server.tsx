/** Renders a page whole: it is hashed, kept and compressed before it is sent, so there is nothing to stream. */
import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { scriptMarkOf } from './page/page-context.server.ts';
import { ScriptMark } from './page/script-mark.ts';

export { createLoadContext } from './page/page-context.server.ts';

/** Those whose page broke. What fails before that is a loader, which could not get what it asks for: come again. */
const failedRenderings = new WeakSet<RouterContextProvider>();

export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const mark = scriptMarkOf(loadContext);
  const isSecondTry = failedRenderings.has(loadContext);
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(
    <ScriptMark value={mark}>
      <ServerRouter context={context} url={request.url} nonce={mark} />
    </ScriptMark>,
    {
      signal: request.signal,
      onError: (error) => void failures.push(error),
      // A part that React would send apart, with a script to put it in its place, cannot be read without scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      nonce: mark,
    },
  );
  await stream.allReady;
  // Thrown from here, a failure is reported once and shown by the error view.
  if (failures.length > 0) {
    failedRenderings.add(loadContext);
    throw failures[0];
  }
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(stream, { status: status === 500 && !isSecondTry ? 503 : status, headers });
}
