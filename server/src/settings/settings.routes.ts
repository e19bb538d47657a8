import {
  getPaymentSettingsCall,
  updatePaymentSettingsCall,
} from '@debt-payoff/contract/payment-settings';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../platform/access.ts';
import { serveCall } from '../platform/calls.ts';
import { getPaymentSettings, type SettingsDeps, updatePaymentSettings } from './settings.ts';

export function serveSettings(app: FastifyInstance, deps: SettingsDeps): void {
  serveCall(app, getPaymentSettingsCall, ({ request }) =>
    getPaymentSettings(deps, callerOf(request).userId),
  );

  serveCall(app, updatePaymentSettingsCall, ({ body, request }) =>
    updatePaymentSettings(deps, {
      userId: callerOf(request).userId,
      choices: {
        wantsReminders: body.wants_reminders,
        recordsAutomatically: body.records_automatically,
      },
    }),
  );
}
