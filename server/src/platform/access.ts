/** Who may use a route: every route declares it, and one guard asks who is calling. */
import type { Access, CallShape } from '@debt-payoff/contract/call';
import { isStaff, type Role } from '@debt-payoff/contract/roles';
import { entitlementTexts } from '@debt-payoff/contract/texts/entitlements';
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
    /** What the route was declared as; pages, files and the API document are no calls. */
    call?: CallShape;
  }
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/** Null without a token; throws for one that is worth nothing. */
export type Identify = (request: FastifyRequest) => Promise<Caller | null>;

type Guard = {
  readonly identify: Identify;
  /** Whom a staff call without a token is taken for; null where the door is shut. */
  readonly builtInStaff: Caller | null;
  /** Whether the caller's plan includes what a call declares. */
  readonly isEntitled: (
    caller: Caller,
    entitlement: NonNullable<CallShape['entitlement']>,
  ) => Promise<boolean>;
  /** Whether all calls are for staff here, but for those that pass that gate. */
  readonly isForStaffOnly: boolean;
};

export function requireDeclaredAccess(app: FastifyInstance, guard: Guard): void {
  app.decorateRequest('caller', null);
  const requireCaller = async (request: FastifyRequest): Promise<void> => {
    if (request.is404) return;
    const access = accessOf(request, guard);
    if (access === 'public') return;
    // A route that says nothing about its access is open to nobody.
    if (access === undefined) throw new DomainError('not_signed_in');
    const caller = await guard.identify(request);
    request.caller = caller ?? (access === 'user' ? null : guard.builtInStaff);
    requireAccess(request.caller, access);
    await requireEntitlement(request, guard);
  };
  app.addHook('onRequest', requireCaller);
  // A body may take a minute to come, and anyone who sends it may be signed out by then.
  app.addHook('preHandler', async (request) => {
    if (request.body !== undefined) await requireCaller(request);
  });
}

/** What the route declares, or more: where only staff are served, and for what only staff may ask. */
function accessOf(request: FastifyRequest, { isForStaffOnly }: Guard): Access | undefined {
  // The route and not the address, which can be written in more ways than one.
  const { url = '', config } = request.routeOptions;
  const { access: declared, call } = config;
  const isOpen = declared === 'public' || declared === 'user';
  if (!isOpen) return declared;
  // Pages hold no data and ask for it by calls.
  const isStaffsOnly =
    isForStaffOnly && url.startsWith('/api/') && !call?.passesGates?.includes('staff');
  if (isStaffsOnly || usesStaffQuery(request)) return 'admin';
  return call?.entitlement === undefined ? declared : 'user';
}

/** Whether the request gives a parameter that its call keeps for staff. */
export function usesStaffQuery({ routeOptions, query }: FastifyRequest): boolean {
  const given = typeof query === 'object' && query !== null ? query : {};
  return routeOptions.config.call?.staffQuery?.some((name) => name in given) ?? false;
}

function requireAccess(caller: Caller | null, access: Role): void {
  if (caller === null) throw new DomainError('not_signed_in');
  if (access === 'user') return;
  const isGood = caller.isStaffSession && isStaff(caller.role);
  if (!isGood || (access === 'super_admin' && caller.role !== 'super_admin')) {
    throw new DomainError('not_allowed');
  }
}

async function requireEntitlement(request: FastifyRequest, guard: Guard): Promise<void> {
  const entitlement = request.routeOptions.config.call?.entitlement;
  if (entitlement === undefined) return;
  if (await guard.isEntitled(callerOf(request), entitlement)) return;
  throw new DomainError('paid_plan_required', { message: entitlementTexts[entitlement] });
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
