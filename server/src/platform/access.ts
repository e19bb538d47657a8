/** Who may use a route: every route declares it, and one guard asks who is calling. */
import type { Access } from '@debt-payoff/contract/call';
import { isStaff, type Role } from '@debt-payoff/contract/roles';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from './errors.ts';

/** Who makes a request, by a token that holds right now. */
export type Caller = {
  readonly userId: number;
  readonly sessionId: number;
  readonly role: Role;
  /** Whether it counts as staff: signed in as such with a second step that is on, or in `local`. */
  readonly isStaffSession: boolean;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/** Null without a token; throws for one that is worth nothing. */
export type Identify = (request: FastifyRequest) => Promise<Caller | null>;

/** What an environment asks for at a route that declares this. */
export type AccessIn = (
  request: FastifyRequest,
  declared: Access | undefined,
) => Access | undefined;

export function requireDeclaredAccess(
  app: FastifyInstance,
  guard: {
    readonly identify: Identify;
    /** Whom a staff call without a token is taken for; null where the door is shut. */
    readonly builtInStaff: Caller | null;
    /** Where more is asked than what a route declares. */
    readonly accessIn?: AccessIn | null;
  },
): void {
  app.decorateRequest('caller', null);
  const requireCaller = async (request: FastifyRequest): Promise<void> => {
    if (request.is404) return;
    const declared = request.routeOptions.config.access;
    const access = guard.accessIn == null ? declared : guard.accessIn(request, declared);
    if (access === 'public') return;
    // A route that says nothing about its access is open to nobody.
    if (access === undefined) throw new DomainError('not_signed_in');
    const caller = await guard.identify(request);
    request.caller = caller ?? (access === 'user' ? null : guard.builtInStaff);
    requireAccess(request.caller, access);
  };
  app.addHook('onRequest', requireCaller);
  // A body may take a minute to come, and its sender may be signed out by then.
  app.addHook('preHandler', async (request) => {
    if (request.body !== undefined) await requireCaller(request);
  });
}

function requireAccess(caller: Caller | null, access: Role): void {
  if (caller === null) throw new DomainError('not_signed_in');
  if (access === 'user') return;
  const isGood = caller.isStaffSession && isStaff(caller.role);
  if (!isGood || (access === 'super_admin' && caller.role !== 'super_admin')) {
    throw new DomainError('not_allowed');
  }
}

/** For a call that anyone may make: a token that is worth nothing counts as none. */
export function nobodyIfRefused(error: unknown): null {
  if (error instanceof DomainError) return null;
  throw error;
}

/** For a handler behind the guard. */
export function callerOf(request: FastifyRequest): Caller {
  if (request.caller === null) throw new DomainError('not_signed_in');
  return request.caller;
}
