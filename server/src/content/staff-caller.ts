/** Calls that anyone may make, and that tell staff more. */
import { isStaff } from '@debt-payoff/contract/roles';
import type { FastifyRequest } from 'fastify';
import { type Caller, type Identify, nobodyIfRefused } from '../platform/access.ts';
import { DomainError } from '../platform/errors.ts';

export type StaffAccess = {
  readonly identify: Identify;
  /** Who a request without a token counts as; null where that is nobody. */
  readonly builtInStaff: Caller | null;
};

/** By its token alone; an invalid one counts as none. */
export async function isStaffToken(
  { identify }: StaffAccess,
  request: FastifyRequest,
): Promise<boolean> {
  return isStaffCaller(await identify(request).catch(nobodyIfRefused));
}

/** For what only staff may ask of such a call. */
export async function requireStaffCaller(
  { identify, builtInStaff }: StaffAccess,
  request: FastifyRequest,
): Promise<void> {
  const hasToken = request.headers.authorization !== undefined;
  const caller = hasToken ? await identify(request).catch(nobodyIfRefused) : builtInStaff;
  if (!isStaffCaller(caller)) throw new DomainError('not_allowed');
}

function isStaffCaller(caller: Caller | null): boolean {
  return caller?.isStaffSession === true && isStaff(caller.role);
}
