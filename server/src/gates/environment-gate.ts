/** What the environment itself allows, before any route is asked. */
import type { Gate } from '@debt-payoff/contract/call';
import { paths } from '@debt-payoff/contract/paths';
import { environmentPolicies } from '@debt-payoff/contract/roles';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../platform/errors.ts';
import { documentOf, leadToDocument, pageRoute } from '../platform/page-data.ts';
import type { SiteConfig } from '../platform/site-config.ts';

/** The development environment opens to anyone who carries the sign of having given its password. */
export type DevelopmentGate = { readonly isOpenFor: (request: FastifyRequest) => boolean };

export type GateConfig = SiteConfig & { readonly adminArea: boolean };

const localHostNames = ['localhost', '127.0.0.1', '[::1]'];

export function installEnvironmentGate(
  app: FastifyInstance,
  { config, gate }: { config: GateConfig; gate: DevelopmentGate },
): void {
  const policy = environmentPolicies[config.environment];
  app.decorateRequest('pageInstead', null);
  app.addHook('onRequest', async (request, reply) => {
    // Asked by the browser itself, without credentials; what it asks for comes here again.
    if (request.method === 'OPTIONS') return;
    const isHeldBy = (name: Gate): boolean => !passedGates(request).includes(name);
    const isLocal = config.environment === 'local';
    if (isLocal && isHeldBy('host')) requireLocalHost(request);
    if (isHeldBy('origin')) {
      if (isLocal) requireOwnOrigin(request);
      else requireKnownOrigin(request, config);
    }
    const path = pathOf(request);
    if (!config.adminArea) hideAdminArea(request, path);
    const isShut = policy.needsBasicAuth && isHeldBy('development') && !gate.isOpenFor(request);
    if (isShut) return requireGate(request, reply, path);
    if (config.environment === 'admin-production') {
      return leadTo(request, reply, withoutPrefix);
    }
    if (config.adminArea) return leadTo(request, reply, ofUsersInArea);
  });
}

/** Pages pass none, and neither does what leads nowhere. */
function passedGates({ routeOptions }: FastifyRequest): readonly Gate[] {
  return routeOptions.config.call?.passesGates ?? [];
}

/**
 * As the router and the pages read it: an address can spell its letters as %61, or go up by dots, and
 * still lead to what is shut.
 */
function pathOf(request: FastifyRequest): string {
  const route = request.routeOptions.url;
  if (route !== undefined && isUnder(route, '/api')) return route;
  return decodeURI(pathnameOf(request));
}

/** As browsers write it, in ASCII. Joined as text: a path that begins with // would name another host. */
function pathnameOf(request: FastifyRequest): string {
  return new URL(`http://localhost${request.url}`).pathname;
}

/** With all doors open, another site that the visitor has open must not reach this server. */
function requireLocalHost({ headers }: FastifyRequest): void {
  const host = headers.host ?? '';
  if (!localHostNames.includes(host.replace(/:\d+$/, ''))) throw new DomainError('wrong_host');
}

function requireOwnOrigin({ headers: { host = '', origin } }: FastifyRequest): void {
  if (origin !== undefined && origin !== `http://${host}`) throw new DomainError('foreign_origin');
}

/** A page of another site may read what is public, but it sends nothing in a visitor's name. */
function requireKnownOrigin(request: FastifyRequest, config: SiteConfig): void {
  const { origin } = request.headers;
  if (origin === undefined || ['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return;
  const known = [config.publicUrl, config.publicApiOrigin, ...config.webOrigins];
  if (!known.includes(origin)) throw new DomainError('foreign_origin');
}

/**
 * What is for staff, whichever path it is at. The pages of the area decide for themselves: they are told
 * whether it exists.
 */
function hideAdminArea({ routeOptions }: FastifyRequest, path: string): void {
  const { access } = routeOptions.config;
  const isForStaff = access === 'admin' || access === 'super_admin';
  if (isForStaff || isUnder(path, '/api/admin')) throw new DomainError('not_found');
}

/** The gate's own page and its files are all that a stranger sees. */
async function requireGate(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): Promise<void> {
  if (isFile(path)) return;
  // What is neither a page nor a file, such as a feed, shows no page in its place.
  const isPage = request.routeOptions.url === undefined || request.routeOptions.url === pageRoute;
  if (isUnder(path, '/api') || !isPage) throw new DomainError('gate_closed');
  const document = documentOf(request.url);
  if (document !== null) return leadToDocument(reply, document);
  request.pageInstead = { path: paths.gate, status: 401 };
}

/** Pages that stand elsewhere: where, if this is the address of one. */
type Elsewhere = (path: string) => string | null;

/** The staff's own site is the area itself. What is left may begin with //, which would name another host. */
const withoutPrefix: Elsewhere = (path) =>
  isUnder(path, paths.admin) ? path.slice(paths.admin.length).replace(/^\/*/, '/') : null;

/** Written without the prefix, as on the staff's own site. */
const ofUsersInArea: Elsewhere = (path) =>
  /^\/users(?:\/\d+)?\/?$/.test(path) ? `${paths.admin}${path}` : null;

async function leadTo(
  request: FastifyRequest,
  reply: FastifyReply,
  elsewhere: Elsewhere,
): Promise<void> {
  if (!['GET', 'HEAD'].includes(request.method)) return;
  const document = documentOf(request.url);
  const asked = new URL(`http://localhost${document ?? request.url}`);
  const path = elsewhere(asked.pathname);
  if (path === null) return;
  const address = `${path}${asked.search}`;
  return document === null ? reply.redirect(address) : leadToDocument(reply, address);
}

function isUnder(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

function isFile(path: string): boolean {
  return (
    /^\/assets\/\w[\w.-]*$/.test(path) || /^\/[\w-]+\.(?:svg|ico|png|txt|webmanifest)$/.test(path)
  );
}
