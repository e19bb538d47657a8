/** What the environment itself allows, before any route is asked. */
import { environmentPolicies } from '@debt-payoff/contract/roles';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { DomainError } from './errors.ts';
import { healthPaths } from './health.ts';

const localHostNames = ['localhost', '127.0.0.1', '[::1]'];

export function installEnvironmentGate(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async (request) => {
    // Asked by the browser itself, without credentials; what it asks for comes here again.
    if (request.method === 'OPTIONS') return;
    if (config.environment === 'local') requireLocal(request);
    else requireKnownOrigin(request, config);
    requireOpenEnvironment(request, config);
  });
}

/** With all doors open, another site that the visitor has open must not reach this server. */
function requireLocal(request: FastifyRequest): void {
  const host = request.headers.host ?? '';
  if (!localHostNames.includes(host.replace(/:\d+$/, ''))) throw new DomainError('wrong_host');
  const { origin } = request.headers;
  if (origin !== undefined && origin !== `http://${host}`) throw new DomainError('foreign_origin');
}

/** A page of another site may read what is public, but it sends nothing in a visitor's name. */
function requireKnownOrigin(request: FastifyRequest, config: Config): void {
  const { origin } = request.headers;
  if (origin === undefined || ['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return;
  const known = [config.publicUrl, config.publicApiOrigin, ...config.webOrigins];
  if (!known.includes(origin)) throw new DomainError('foreign_origin');
}

/** Environments that are not public stay shut until someone has proved who they are. */
function requireOpenEnvironment(request: FastifyRequest, config: Config): void {
  const isClosed = environmentPolicies[config.environment].isPublic === false;
  if (isClosed && !healthPaths.includes(request.url)) throw new DomainError('not_signed_in');
}
