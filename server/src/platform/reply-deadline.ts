/** Says when the work on a reply is for nobody any more. */
import type { FastifyReply } from 'fastify';

/**
 * Aborts when the client has left, or has everything, or has waited for so long. The request's own signal would
 * not do: a request whose body was read is over for Node, and says nothing when its client leaves.
 */
export function replyDeadline({ raw }: FastifyReply, timeoutMs: number): AbortSignal {
  const deadline = new AbortController();
  const pass = (): void => {
    clearTimeout(timer);
    deadline.abort();
  };
  const timer = setTimeout(pass, timeoutMs).unref();
  raw.once('close', pass);
  if (raw.destroyed) pass();
  return deadline.signal;
}
