/** Someone of the staff: an account with a role, and with two-step sign-in, which the admin area asks for. */
import type { APIRequestContext } from 'playwright-core';
import { aPerson, logIn, type Person, register } from './accounts.ts';
import { totpCode } from './totp.ts';

export async function makeStaff(
  api: APIRequestContext,
  promote: (username: string) => Promise<void>,
): Promise<Person & { readonly codes: readonly string[] }> {
  const person = aPerson();
  await register(api, person);
  await promote(person.username);
  return { ...person, codes: await switchOnTwoStep(api, person) };
}

/** Gives the recovery codes, each of which works once in place of a code from the app. */
export async function switchOnTwoStep(
  api: APIRequestContext,
  person: Person,
): Promise<readonly string[]> {
  const { access_token, server_time } = await (await logIn(api, person)).json();
  const headers = { authorization: `Bearer ${access_token}` };
  const start = await api.post('/api/auth/two-step/start', {
    headers,
    data: { password: person.password },
  });
  const { secret } = await start.json();
  const confirm = await api.post('/api/auth/two-step/confirm', {
    headers,
    data: { totp: totpCode(secret, Date.parse(server_time)) },
  });
  const { recovery_codes } = await confirm.json();
  return recovery_codes;
}
