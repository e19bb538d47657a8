import { expect, it } from 'vitest';
import { privacyRetention } from '../privacy-retention.ts';
import { retentionDays } from '../retention-periods.ts';
import { keptData, periodText } from './retention.ts';

it.each([
  [retentionDays.contactMessages, '12 months'],
  [retentionDays.consentRecords, '5 years'],
  [retentionDays.auditRecords, '24 months'],
  [retentionDays.errorRecords, `${privacyRetention.errorDataMonths} months`],
  [retentionDays.contractEvidence, '6 years'],
  [retentionDays.reminders, '400 days'],
  [retentionDays.stripeEvents, '90 days'],
])('%d days are said as %s', (days, text) => {
  expect(periodText(days)).toBe(text);
});

it('each kind of data is named once', () => {
  const named = keptData.map(({ what }) => what);
  expect(new Set(named).size).toBe(named.length);
});
