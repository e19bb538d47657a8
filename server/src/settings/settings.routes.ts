import {
  getPaymentSettingsCall,
  updatePaymentSettingsCall,
} from '@debt-payoff/contract/payment-settings';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../platform/access.ts';
import { serveCall } from '../platform/calls.ts';
import { getPaymentSettings, type SettingsDeps, updatePaymentSettings } from './settings.ts';
import { paymentSettingsReply } from './settings.wire.ts';

export function serveSettings(app: FastifyInstance, deps: SettingsDeps): void {
  serveCall(app, getPaymentSettingsCall, async ({ request }) =>
    paymentSettingsReply(await getPaymentSettings(deps, callerOf(request).userId)),
  );

  serveCall(app, updatePaymentSettingsCall, async ({ body, request }) => {
    const choices = {
      wantsReminders: body.wants_reminders,
      recordsAutomatically: body.records_automatically,
    };
    const { userId } = callerOf(request);
    return paymentSettingsReply(await updatePaymentSettings(deps, { userId, choices }));
  });
}
