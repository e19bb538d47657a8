import { beforeEach, expect, it } from 'vitest';
import { aPayer } from '../testing/payers.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { createTestApp } from '../testing/test-app.ts';
import { claimReminders, findUsersWithOpenDates, listOpenDates } from './due-dates.store.ts';
import { announcedDays, missedDaysBefore } from './reminder-days.ts';

const clock = settableClock();
const test = { ...(await createTestApp({ clock })), clock };
const { db, pool } = test;

const tomorrow = {
  days: announcedDays('2026-11-19'),
  notYet: 'due',
  withAutomatic: true,
} as const;

beforeEach(async () => {
  clock.set('2026-11-01T09:00:00Z');
  await pool.query('DELETE FROM users');
});

it('anyone who has open dates is found page by page, of whatever day each is', async () => {
  const first = await aPayer(test, { days: [20, 25, 19] });
  await aPayer(test, { days: [21] });
  const second = await aPayer(test, { days: [20] });
  const pages = (atOnce: number) =>
    Array.fromAsync(findUsersWithOpenDates(db, { ...tomorrow, atOnce }));
  expect(await pages(1)).toEqual([[first.id], [first.id], [second.id]]);
  expect(await pages(2)).toEqual([[first.id], [second.id]]);
  expect(await pages(3)).toEqual([[first.id, second.id]]);
});

it('anyone who has since been told is on no later page', async () => {
  const payer = await aPayer(test, { days: [20, 19] });
  const pages = findUsersWithOpenDates(db, { ...tomorrow, atOnce: 1 });
  expect((await pages.next()).value).toEqual([payer.id]);
  const dates = await listOpenDates(db, { ...tomorrow, userIds: [payer.id] });
  const now = clock.now();
  await db.transaction((tx) => claimReminders(tx, { dates, kind: 'due', now }));
  expect((await pages.next()).done).toBe(true);
});

it('dates of several months are found in one search, each by its own month', async () => {
  const payer = await aPayer(test, { days: [31, 1, 3] });
  const search = { days: missedDaysBefore('2026-12-03'), withAutomatic: false };
  const found = await Array.fromAsync(findUsersWithOpenDates(db, search));
  expect(found).toEqual([[payer.id]]);
  const dates = await listOpenDates(db, { ...search, userIds: [payer.id] });
  expect(dates.map(({ dueOn }) => dueOn)).toEqual(['2026-11-30', '2026-12-01']);
});

it('a date whose schedule was deleted since it was listed is not claimed, and the others are', async () => {
  const payer = await aPayer(test, { days: [20, 20] });
  const dates = await listOpenDates(db, { ...tomorrow, userIds: [payer.id] });
  expect(dates).toHaveLength(2);
  const [gone, kept] = payer.scheduleIds;
  await pool.query('DELETE FROM scheduled_payments WHERE id = $1', [gone]);
  const claim = () =>
    db.transaction((tx) => claimReminders(tx, { dates, kind: 'due', now: clock.now() }));
  expect((await claim()).map(({ scheduleId }) => scheduleId)).toEqual([kept]);
  expect(await claim()).toEqual([]);
});
