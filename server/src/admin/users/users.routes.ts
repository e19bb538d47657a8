/** Users, for staff. */
import {
  activateUserCall,
  deleteUserCall,
  getUserCall,
  grantTierCall,
  listUsersCall,
  removeTwoStepCall,
  resetUserPasswordCall,
  suspendUserCall,
  updateUserCall,
  withdrawGrantCall,
} from '@debt-payoff/contract/admin-users';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { actorOf } from '../../audit/actor.ts';
import { callerOf } from '../../platform/access.ts';
import { serveCall } from '../../platform/calls.ts';
import { writePagination } from '../../platform/pagination.ts';
import {
  activateUser,
  deleteUser,
  removeUserTwoStep,
  resetUserPassword,
  suspendUser,
} from './account-acts.ts';
import type { OnUser, UserActDeps } from './act-on-user.ts';
import { grantToUser, withdrawUserGrant } from './grant-acts.ts';
import { updateUserByStaff } from './update-user.ts';
import { getUserDetail } from './user-detail.ts';
import { writeUser } from './user-detail.wire.ts';
import { listUsers } from './user-list.ts';
import { writeListedUser } from './users.wire.ts';

const texts = adminTexts.users;

export function serveAdminUsers(app: FastifyInstance, deps: UserActDeps): void {
  const onUser = (request: FastifyRequest, { id: userId }: { id: number }): OnUser => ({
    actor: actorOf(callerOf(request)),
    userId,
  });
  const replyAbout = async ({ actor, userId }: OnUser) =>
    writeUser(await getUserDetail(deps, userId), { actor, now: deps.clock.now() });

  serveCall(app, listUsersCall, async ({ query }) => {
    const { page, per_page } = query;
    const { rows, total } = await listUsers(deps.db, {
      filter: {
        search: query.search,
        tier: query.subscription_tier,
        role: query.role,
        isSuspended: query.is_suspended,
        isDeleted: query.is_deleted,
        now: deps.clock.now(),
      },
      order: { sortBy: query.sort_by, sortOrder: query.sort_order },
      ...{ page, perPage: per_page },
    });
    return {
      users: rows.map(writeListedUser),
      pagination: writePagination({ total, page, per_page }),
    };
  });

  serveCall(app, getUserCall, async ({ params, request }) => ({
    user: await replyAbout(onUser(request, params)),
  }));

  serveCall(app, updateUserCall, async ({ params, body, request }) => {
    const at = onUser(request, params);
    const { username, email, role, version } = body;
    const form = {
      ...{ username, email, role, version },
      tier: body.subscription_tier,
      adminNotes: body.admin_notes,
    };
    const message = await updateUserByStaff(deps, { ...at, form });
    return { message, user: await replyAbout(at) };
  });

  serveCall(app, deleteUserCall, async ({ params, request }) => {
    await deleteUser(deps, onUser(request, params));
    return { message: texts.deleted };
  });

  serveCall(app, suspendUserCall, async ({ params, body, request }) => {
    const at = onUser(request, params);
    await suspendUser(deps, { ...at, reason: body?.reason || null });
    return { message: texts.suspended, user: await replyAbout(at) };
  });

  serveCall(app, activateUserCall, async ({ params, request }) => {
    const at = onUser(request, params);
    await activateUser(deps, at);
    return { message: texts.activated, user: await replyAbout(at) };
  });

  serveCall(app, resetUserPasswordCall, async ({ params, body, request }) => {
    const at = onUser(request, params);
    await resetUserPassword(deps, { ...at, newPassword: body.new_password });
    return { message: texts.passwordReset, user: await replyAbout(at) };
  });

  serveCall(app, removeTwoStepCall, async ({ params, body, request }) => {
    const at = onUser(request, params);
    await removeUserTwoStep(deps, { ...at, reason: body.reason });
    return { message: texts.twoStepRemoved, user: await replyAbout(at) };
  });

  serveCall(app, grantTierCall, async ({ params, body, request }) => {
    const at = onUser(request, params);
    await grantToUser(deps, { ...at, ...body });
    return { message: texts.granted, user: await replyAbout(at) };
  });

  serveCall(app, withdrawGrantCall, async ({ params, body, request }) => {
    const at = onUser(request, params);
    const { grant_id: grantId } = params;
    await withdrawUserGrant(deps, { ...at, grantId, reason: body?.reason || null });
    return { message: texts.grantWithdrawn, user: await replyAbout(at) };
  });
}
