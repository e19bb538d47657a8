import type { OwnDataSection } from '../accounts/own-data.ts';

/** What somebody wants to happen by itself, for them to take along. */
export const settingsData: OwnDataSection = async (_, { account }) => ({
  payment_settings: {
    wants_reminders: account.wantsReminders,
    records_automatically: account.recordsAutomatically,
  },
});
