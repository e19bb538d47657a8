/** Sends a request as bytes over a socket: clients and `inject` tidy up what this is to send as it is. */
import { once } from 'node:events';
import { connect } from 'node:net';

export type RawReply = {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
};

/** Null where the server closed the connection without a word. */
export async function sendRaw(port: number, request: string): Promise<RawReply | null> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request, 'latin1');
  const chunks: Buffer[] = await socket.toArray();
  return readReply(Buffer.concat(chunks).toString('latin1'));
}

export function requestLines(
  { method = 'GET', target }: { method?: string; target: string },
  headers: readonly string[],
): string {
  return [`${method} ${target} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n');
}

function readReply(whole: string): RawReply | null {
  // Told to go on, before the reply itself.
  const text = whole.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
  const end = text.indexOf('\r\n\r\n');
  if (end === -1) return null;
  const [statusLine = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const rest = text.slice(end + 4);
  const body = headers.get('transfer-encoding') === 'chunked' ? unchunk(rest) : rest;
  return { status: Number(statusLine.split(' ')[1]), headers, body };
}

function unchunk(text: string): string {
  let body = '';
  let at = 0;
  for (;;) {
    const lineEnd = text.indexOf('\r\n', at);
    const length = Number.parseInt(text.slice(at, lineEnd), 16);
    if (lineEnd === -1 || !(length > 0)) return body;
    body += text.slice(lineEnd + 2, lineEnd + 2 + length);
    at = lineEnd + 2 + length + 2;
  }
}
