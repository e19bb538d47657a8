/** Renders a page whole: it is hashed, kept and compressed before it is sent, so there is nothing to stream. */
import { pageFactHeaders } from '@debt-payoff/contract/page-facts';
import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { ScriptMark } from './page/script-mark.ts';

export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const mark = request.headers.get(pageFactHeaders.scriptMark) ?? undefined;
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(
    <ScriptMark value={mark}>
      <ServerRouter context={context} url={request.url} {...(mark && { nonce: mark })} />
    </ScriptMark>,
    {
      signal: request.signal,
      onError: (error) => void failures.push(error),
      // A part that React would send apart, with a script to put it in its place, cannot be read without scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      ...(mark && { nonce: mark }),
    },
  );
  await stream.allReady;
  // Thrown from here, a failure is reported once and shown by the error view.
  if (failures.length > 0) throw failures[0];
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(stream, { status, headers });
}
