/** How the emulator behaves on request: the order of webhooks, and what follows a failed payment. */
import * as z from 'zod';
import { changeSettings, readSettings, type Settings } from '../store/settings.ts';
import type { Transaction } from '../store/transaction.ts';

export const deliveryOrders = ['as_created', 'shuffled', 'reversed'] as const;
export const duplicatesMax = 10;

export const webhookBehaviourSchema = z.strictObject({
  order: z.enum(deliveryOrders).optional(),
  duplicates: z.int().min(0).max(duplicatesMax).optional(),
  paused: z.boolean().optional(),
  allowed_hosts: z.array(z.string().min(1).max(253)).max(20).optional(),
});

export const dunningSchema = z.strictObject({
  retry_days: z.array(z.int().min(1).max(60)).max(8).optional(),
  finally: z.enum(['cancel', 'mark_unpaid', 'leave_past_due']).optional(),
});

export function describeWebhooks({ webhooks }: Settings): object {
  return {
    object: 'emulator.webhooks',
    order: webhooks.order,
    duplicates: webhooks.duplicates,
    paused: webhooks.isPaused,
    allowed_hosts: webhooks.allowedHosts,
  };
}

export function describeDunning(settings: Settings): object {
  const { retryDays, finally: atTheEnd } = settings;
  return { object: 'emulator.dunning', retry_days: retryDays, finally: atTheEnd };
}

export async function changeWebhooks(
  { client }: Transaction,
  change: z.infer<typeof webhookBehaviourSchema>,
): Promise<Settings> {
  const { webhooks } = await readSettings(client);
  return changeSettings(client, {
    webhooks: {
      order: change.order ?? webhooks.order,
      duplicates: change.duplicates ?? webhooks.duplicates,
      isPaused: change.paused ?? webhooks.isPaused,
      allowedHosts: change.allowed_hosts ?? webhooks.allowedHosts,
    },
  });
}

export async function changeDunning(
  { client }: Transaction,
  change: z.infer<typeof dunningSchema>,
): Promise<Settings> {
  const { retryDays, finally: atTheEnd } = await readSettings(client);
  return changeSettings(client, {
    retryDays: change.retry_days ?? retryDays,
    finally: change.finally ?? atTheEnd,
  });
}
