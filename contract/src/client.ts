/** Makes declared calls from the browser, with their types and one kind of failure. */
import type { CallAddress, CallInput, CallReply, CallShape } from './call.ts';
import type { ErrorReply } from './errors.ts';
import { internalMessage } from './failure-reply.ts';
import { estimatedBytesHeader, fileNameIn } from './file-names.ts';
import { replyTimeoutMs } from './limits.ts';

export class CallError extends Error {
  readonly status: number;
  readonly reply: ErrorReply;
  /** When a call that was refused for being one too many may be made again, where the server says so. */
  readonly retryAfterSeconds: number | null;

  constructor(status: number, reply: ErrorReply, retryAfterSeconds: number | null = null) {
    super(reply.error);
    this.name = 'CallError';
    this.status = status;
    this.reply = reply;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The server was not reached, or did not reply in a way that says anything about the call. */
export class NetworkFailure extends Error {
  constructor(cause: unknown) {
    super('The server could not be reached', { cause });
    this.name = 'NetworkFailure';
  }
}

export type DownloadedFile = {
  readonly blob: Blob;
  /** Null where the server leaves the name to others. */
  readonly name: string | null;
};

/** How much of a file has come. */
export type FileProgress = {
  readonly receivedBytes: number;
  /** What the server expects of the whole file; null where it cannot say. */
  readonly estimatedBytes: number | null;
};

export type CallOptions = {
  /** Ends the call before its time is over: it fails as one that did not get through. */
  readonly signal?: AbortSignal;
  /** Told of a reply that is a file, as it comes. */
  readonly onProgress?: (progress: FileProgress) => void;
};

type Result<Call extends CallShape> = Call['file'] extends string
  ? DownloadedFile
  : CallReply<Call>;

export type Client = <Call extends CallShape>(
  /** A page that must stay small names the call by its type, and gives its address alone. */
  call: Call | Pick<Call, keyof CallAddress & keyof Call>,
  input: CallInput<Call>,
  options?: CallOptions,
) => Promise<Result<Call>>;

type LooseInput = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
};

export function createClient(server: { origin: string; fetch: typeof fetch }): Client {
  return async (given, input, options = {}) => {
    const call: CallAddress = given;
    // The three parts are typed for the caller; here they are read as what any call may have.
    const { params = {}, query = {}, body } = input as LooseInput;
    const signal = signalOf(call, options.signal);
    const response = await server.fetch(
      `${server.origin}${fillPath(call.path, params)}${queryString(query)}`,
      {
        method: call.method,
        credentials: 'include',
        headers: { 'content-type': call.rawBody ?? 'application/json' },
        body: body instanceof Blob ? body : jsonOf(body),
        ...(signal !== undefined && { signal }),
      },
    );
    if (!response.ok) {
      const retryAfter = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
      throw new CallError(
        response.status,
        await readFailure(response),
        Number.isNaN(retryAfter) ? null : retryAfter,
      );
    }
    // The server replies what the call declares; its tests hold it to that.
    return readReply(response, call, options.onProgress) as Promise<never>;
  };
}

/** Both the caller and the clock may end a call. None where the call leaves its time to the fetching. */
function signalOf(
  { timeoutMs }: CallAddress,
  asked: AbortSignal | undefined,
): AbortSignal | undefined {
  if (asked === undefined) {
    return timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs);
  }
  // AbortSignal.any is younger than some of the browsers that people have.
  const either = new AbortController();
  for (const signal of [asked, AbortSignal.timeout(timeoutMs ?? replyTimeoutMs)]) {
    const end = (): void => either.abort(signal.reason);
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true, signal: either.signal });
  }
  return either.signal;
}

/** A reply can break off on its way: that is no other failure than not to be reached. One that says something else is. */
async function readReply(
  response: Response,
  { file }: CallAddress,
  onProgress: CallOptions['onProgress'],
): Promise<unknown> {
  try {
    if (file === undefined) return await response.json();
    const name = fileNameIn(response.headers.get('content-disposition'));
    return { blob: await readFile(response, onProgress), name } satisfies DownloadedFile;
  } catch (error) {
    if (error instanceof SyntaxError) throw error;
    throw new NetworkFailure(error);
  }
}

async function readFile(response: Response, onProgress: CallOptions['onProgress']): Promise<Blob> {
  if (onProgress === undefined || response.body === null) return response.blob();
  const estimate = Number.parseInt(response.headers.get(estimatedBytesHeader) ?? '', 10);
  const estimatedBytes = estimate > 0 ? estimate : null;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  for (let receivedBytes = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
    parts.push(value);
    receivedBytes += value.byteLength;
    onProgress({ receivedBytes, estimatedBytes });
  }
}

function jsonOf(body: unknown): string | null {
  return body === undefined ? null : JSON.stringify(body);
}

function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
}

function queryString(query: Record<string, unknown>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  if (given.length === 0) return '';
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

/** A proxy between us and the server may reply something else than JSON. */
async function readFailure(response: Response): Promise<ErrorReply> {
  const reply: unknown = await response.json().catch(() => null);
  if (reply !== null && typeof reply === 'object' && 'error' in reply) {
    return reply as ErrorReply;
  }
  return { error: internalMessage, code: 'internal', request_id: '' };
}
