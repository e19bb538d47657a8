import type { Device } from '@debt-payoff/contract/accounts';
import { deviceName } from './device-name.ts';
import type { sessions } from './sessions.tables.ts';

export function sessionAnswer(
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
