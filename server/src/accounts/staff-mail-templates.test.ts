import { describe, expect, it } from 'vitest';
import { aPerson, confirmAddress, switchTwoStepOn } from '../testing/people.ts';
import { createStaffedApp } from '../testing/staff.ts';

const test = await createStaffedApp();
const { app, pool, mail, mailer, clock, admin } = test;
const link = (page: string) => new RegExp(`https://debts\\.example/${page}\\?token=[\\w-]{43}\\b`);
const newPassword = 'chosen by staff';

/** Everything that staff can do about somebody, and in the end to delete them. */
async function doEverything(email: string, { isConfirmed }: { isConfirmed: boolean }) {
  const person = await aPerson(app, { username: `Zoë <b>& ${email[0]}`, email });
  await switchTwoStepOn(test, person, clock.now());
  if (!isConfirmed) {
    await pool.query('UPDATE users SET email_confirmed_at = NULL WHERE id = $1', [person.id]);
  }
  await test.removeTwoStep(admin, person, { reason: 'A reason of ours' });
  await test.suspendAs(admin, person, { reason: 'A reason of ours' });
  await test.activate(admin, person);
  await test.resetPassword(admin, person, { new_password: newPassword });
  await mailer.deliverNow();
  const newEmail = `new-${email}`;
  await test.update(admin, person, { email: newEmail, admin_notes: 'A note of ours' });
  await mailer.deliverNow();
  if (isConfirmed) await confirmAddress(pool, person, clock.now());
  await test.remove(admin, person);
  await mailer.deliverNow();
}
await doEverything('confirmed@example.com', { isConfirmed: true });
await doEverything('unconfirmed@example.com', { isConfirmed: false });

const find = (subject: string, to: string) =>
  mail.mails.filter((one) => one.subject === subject && one.to === to);

const kinds = [
  { subject: 'Two-step sign-in was switched off', isNamed: true, url: null, contact: true },
  { subject: 'Your account is suspended', isNamed: true, url: null, contact: true },
  {
    subject: 'Your account is open again',
    isNamed: true,
    url: /https:\/\/debts\.example\/login\b/,
    contact: false,
  },
  {
    subject: 'Your password was changed',
    isNamed: true,
    url: /https:\/\/debts\.example\/login\?mode=forgot\b/,
    contact: true,
  },
  // The address that it goes to is theirs no longer.
  { subject: 'Your email address was changed', isNamed: false, url: null, contact: true },
] as const;

describe('what staff did is told', () => {
  it.each(kinds)('$subject', ({ subject, isNamed, url, contact }) => {
    for (const to of ['confirmed@example.com', 'unconfirmed@example.com']) {
      const [sent, ...others] = find(subject, to);
      expect(others).toEqual([]);
      const hasName = isNamed && to === 'confirmed@example.com';
      expect(sent?.text).toContain(hasName ? 'Hello Zoë <b>& c,' : 'Hello,');
      expect(sent?.html).not.toContain('<b>');
      if (!hasName) expect(`${sent?.text}${sent?.html}`).not.toContain('Zoë');
      if (contact) expect(sent?.text).toContain('write to us at hello@debtpayoff.example');
      expect(sent?.replyTo).toBe('hello@debtpayoff.example');
      if (url === null) expect(sent?.text).not.toContain('https://');
      else expect(sent?.text).toMatch(url);
    }
  });

  it('to a new address with a link that confirms it, and without a name', () => {
    const [sent] = find('Confirm your new email address', 'new-confirmed@example.com');
    expect(sent?.text).toMatch(link('confirm-email'));
    expect(sent?.text).toMatch(/^Hello,$/m);
  });

  it('of a deletion to a confirmed address alone', () => {
    const subject = 'Your account has been deleted';
    expect(find(subject, 'new-confirmed@example.com')).toHaveLength(1);
    expect(find(subject, 'new-unconfirmed@example.com')).toEqual([]);
    const [sent] = find(subject, 'new-confirmed@example.com');
    expect(sent?.text).toContain('We have deleted your account');
    expect(sent?.text).toContain('kept in a list of deleted accounts for 30 days');
    expect(sent?.text).not.toContain('Zoë');
  });

  it('without reasons, notes and passwords', () => {
    const all = JSON.stringify(mail.mails);
    for (const secret of ['A reason of ours', 'A note of ours', newPassword]) {
      expect(all).not.toContain(secret);
    }
  });
});

it('a link for an address that has since been replaced is not mailed', async () => {
  const person = await aPerson(app);
  await test.update(admin, person, { email: `typo-${person.email}` });
  await test.update(admin, person, { email: `right-${person.email}` });
  await mailer.deliverNow();
  const subject = 'Confirm your new email address';
  expect(find(subject, `typo-${person.email}`)).toEqual([]);
  expect(find(subject, `right-${person.email}`)).toHaveLength(1);
});
