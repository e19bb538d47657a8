/** Makes declared calls from the browser, with their types and one kind of failure. */
import type { CallInput, CallReply, CallShape } from './call.ts';
import type { ErrorAnswer } from './errors.ts';
import { internalMessage } from './failure-answer.ts';

export class CallError extends Error {
  readonly status: number;
  readonly answer: ErrorAnswer;
  /** When a call that was refused for being one too many may be made again, where the server says so. */
  readonly retryAfterSeconds: number | null;

  constructor(status: number, answer: ErrorAnswer, retryAfterSeconds: number | null = null) {
    super(answer.error);
    this.name = 'CallError';
    this.status = status;
    this.answer = answer;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export type Client = <Call extends CallShape>(
  /** Only where to ask: a page that must stay small names the call by its type and its address. */
  call: Call | Pick<Call, 'method' | 'path'>,
  input: CallInput<Call>,
) => Promise<CallReply<Call>>;

type LooseInput = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
};

export function createClient(options: { origin: string; fetch: typeof fetch }): Client {
  return async (call, input) => {
    // The three parts are typed for the caller; here they are read as what any call may have.
    const { params = {}, query = {}, body } = input as LooseInput;
    const response = await options.fetch(
      `${options.origin}${fillPath(call.path, params)}${queryString(query)}`,
      {
        method: call.method,
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        body: body === undefined ? null : JSON.stringify(body),
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
    // The server answers what the call declares; its tests hold it to that.
    return response.json() as Promise<never>;
  };
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

/** A proxy between us and the server may answer something else than JSON. */
async function readFailure(response: Response): Promise<ErrorAnswer> {
  const answer: unknown = await response.json().catch(() => null);
  if (answer !== null && typeof answer === 'object' && 'error' in answer) {
    return answer as ErrorAnswer;
  }
  return { error: internalMessage, code: 'internal', request_id: '' };
}
