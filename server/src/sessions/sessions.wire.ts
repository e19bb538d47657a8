import type { Device, refreshCall } from '@debt-payoff/contract/accounts';
import type { CallReply } from '@debt-payoff/contract/call';
import { deviceName } from './device-name.ts';
import type { sessions } from './sessions.tables.ts';
import type { Tokens } from './sessions.ts';

/** The refresh token is not in it: it goes into a cookie that no script can read. */
export function tokensReply({ accessToken }: Tokens, now: Date): CallReply<typeof refreshCall> {
  return { access_token: accessToken, server_time: now.toISOString() };
}

export function sessionReply(
  session: typeof sessions.$inferSelect,
  currentSessionId: number,
): Device {
  return {
    id: session.id,
    created_at: session.createdAt.toISOString(),
    last_used_at: session.lastUsedAt.toISOString(),
    ip_address: session.address,
    device: deviceName(session.userAgent),
    is_staff_session: session.kind === 'staff',
    is_current: session.id === currentSessionId,
  };
}
