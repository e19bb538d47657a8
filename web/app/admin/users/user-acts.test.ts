import { expect, it } from 'vitest';
import { aBrowser, loadAfreshInEachTest, type Reply } from '../../session/browser.fixture.ts';

loadAfreshInEachTest();

const input = { id: 7, reason: 'Asked us to', password: 'long enough' };

/** What is said of an act to which the server replies so. */
async function saidOf(kind: string, reply: Reply): Promise<string> {
  aBrowser(() => reply);
  const { userActs } = await import('./user-acts.ts');
  const { actFailure } = await import('../lists/failures.ts');
  const act = new Map(Object.entries(userActs)).get(kind);
  if (act === undefined) throw new Error(`There is no act ${kind}.`);
  return act.call(input).then(
    ({ message }) => act.said ?? message,
    (error: unknown) => actFailure(error, act.failed),
  );
}

const texts = [
  ['suspend', 'User suspended successfully', 'Failed to suspend user'],
  ['activate', 'User activated successfully', 'Failed to activate user'],
  ['resetPassword', 'Password reset successfully', 'Failed to reset user'],
  ['delete', 'User deleted successfully', 'Failed to delete user'],
  ['removeTwoStep', 'Switched off', 'Failed to switch two-step sign-in off'],
] as const;

it.each(texts)('%s: where it is done it says: %s', async (kind, success) => {
  const body = { message: 'Switched off' };
  expect(await saidOf(kind, { status: 200, body })).toBe(success);
});

it.each(texts)('%s: where the server says why not, its words stand after Error', async (kind) => {
  const body = { error: 'User not found', code: 'not_found', request_id: 'r1' };
  expect(await saidOf(kind, { status: 404, body })).toBe('Error: User not found');
});

it.each(texts)(
  '%s: where the server says nothing, it says what failed',
  async (kind, _, failed) => {
    expect(await saidOf(kind, { status: 502 })).toBe(`Error: ${failed}`);
  },
);

it.each(texts)('%s: where the server is not reached, it says so', async (kind) => {
  expect(await saidOf(kind, 'unreachable')).toMatch(/^Error: Network error: ./);
});

it('asks in the words of the admin area before each', async () => {
  aBrowser(() => 'unreachable');
  const { userActs } = await import('./user-acts.ts');
  expect(Object.values(userActs).map(({ question, reason }) => [question, reason])).toEqual([
    ['Are you sure you want to suspend this user?', 'optional'],
    ['Are you sure you want to activate this user?', 'none'],
    ["Are you sure you want to reset this user's password?", 'none'],
    ['Are you sure you want to switch two-step sign-in off for this user?', 'required'],
    ['Are you sure you want to delete this user? This action cannot be undone.', 'none'],
  ]);
});
