/**
 * One request to a social network, over a connection of its own: so it is certain whether anything was sent, and
 * no kept connection that has just been closed loses a post (decision 56). Redirects are not followed.
 */
import { type IncomingMessage, request as openPlain } from 'node:http';
import { request as openEncrypted } from 'node:https';

export type PlatformRequest = {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

export type Deadlines = {
  readonly connectMs: number;
  /** From the start to the last byte. */
  readonly replyMs: number;
};

export type RawReply = {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** Null where it was cut, too long or too slow: the status stands all the same. */
  readonly text: string | null;
};

/** No reply began. */
export class RequestFailure extends Error {
  /** Whether a connection came about, so that the other side may have acted. */
  readonly wasSent: boolean;

  constructor(options: { readonly wasSent: boolean; readonly cause: unknown }) {
    super('no reply came', { cause: options.cause });
    this.name = 'RequestFailure';
    this.wasSent = options.wasSent;
  }
}

const replyMaxBytes = 262_144;

export function sendRequest(
  { method, url, headers, body }: PlatformRequest,
  { connectMs, replyMs }: Deadlines,
): Promise<RawReply> {
  const { promise, resolve, reject } = Promise.withResolvers<RawReply>();
  const isEncrypted = url.protocol === 'https:';
  const request = (isEncrypted ? openEncrypted : openPlain)(url, {
    method,
    headers: {
      accept: 'application/json',
      'accept-encoding': 'identity',
      ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
      ...headers,
    },
    agent: false,
  });
  let wasSent = false;
  let hasReply = false;
  const fail = (cause: unknown): void => {
    // Of a reply that has begun, the status stands: what is wrong with the rest, its reader is told.
    if (!hasReply) reject(new RequestFailure({ wasSent, cause }));
  };
  const late = (what: string) => () => request.destroy(new Error(`${what} took too long`));
  const connecting = setTimeout(late('connecting'), connectMs);
  const replying = setTimeout(late('the reply'), replyMs);
  request.once('close', () => {
    clearTimeout(connecting);
    clearTimeout(replying);
    // One that wants to speak something else than HTTP from here on ends without an error.
    fail(new Error('the connection was given up'));
  });
  request.once('socket', (socket) => {
    // Nothing is written before this: a handshake that fails has sent nothing.
    socket.once(isEncrypted ? 'secureConnect' : 'connect', () => {
      clearTimeout(connecting);
      wasSent = true;
      request.end(body);
    });
  });
  request.on('error', fail);
  request.once('response', (response) => {
    hasReply = true;
    const { statusCode: status = 0, headers: replied } = response;
    void readText(response).then((text) => {
      request.destroy();
      resolve({ status, headers: replied, text });
    });
  });
  return promise;
}

async function readText(response: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response) {
      bytes += chunk.length;
      if (bytes > replyMaxBytes) return null;
      chunks.push(chunk);
    }
  } catch {
    return null;
  }
  return Buffer.concat(chunks).toString('utf8');
}
