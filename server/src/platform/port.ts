/** Listening, with a plain sentence where the address cannot be had. */
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { StartupError } from './startup-error.ts';

type Address = { readonly host: string; readonly port: number };

/** Asked before anything is created, so that a second start by mistake leaves nothing behind. */
export async function requireFreePort({ host, port }: Address): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.on('error', (error) => reject(asStartupError(error, { host, port })));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()));
  });
}

export async function requireListening(
  app: FastifyInstance,
  { host, port }: Address,
): Promise<void> {
  await app.listen({ host, port }).catch((error: unknown) => {
    throw asStartupError(error, { host, port });
  });
}

function asStartupError(error: unknown, { host, port }: Address): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartupError([
        `Port ${port} is in use by another program. Stop that program, or set PORT to another number.`,
      ]);
    case 'EACCES':
      return new StartupError([
        `Port ${port} may not be used by this account. Set PORT to another number.`,
      ]);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartupError([`HOST is "${host}", which is not an address of this machine.`]);
    default:
      return error;
  }
}
