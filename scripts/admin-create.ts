/** `npm run admin:create -- --username ... --email ...`: makes the first super admin. Asks for the password. */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import {
  changedPasswordProblem,
  tidyUsername,
  usernameProblem,
} from '@debt-payoff/contract/account-rules';
import { emailProblem, tidyEmail } from '@debt-payoff/contract/email-rules';
import { createPasswords } from '../server/src/accounts/passwords.ts';
import { makeAccount } from '../server/src/accounts/registration.ts';
import { readConfig } from '../server/src/config.ts';
import { hasSuperAdmin } from '../server/src/people/people.store.ts';
import { systemClock } from '../server/src/platform/clock.ts';
import { migrateDatabase } from '../server/src/platform/database/migrate.ts';
import { runProcess } from '../server/src/platform/lifecycle.ts';
import { StartupError } from '../server/src/platform/startup-error.ts';
import { openCommandDatabase } from './command-database.ts';

await runProcess(async (lifecycle) => {
  const { values } = parseArgs({
    options: { username: { type: 'string' }, email: { type: 'string' } },
  });
  const username = tidyUsername(values.username ?? '');
  const email = tidyEmail(values.email ?? '');
  refuse([usernameProblem(username), emailProblem(email)]);

  const database = await openCommandDatabase(readConfig(process.env), lifecycle);
  await migrateDatabase(database.pool);
  if (await hasSuperAdmin(database.db)) {
    refuse(['There is a super admin already. They can give the role to others in the admin area.']);
  }
  const password = await readPassword();
  refuse([changedPasswordProblem(password)]);
  await makeAccount(
    { db: database.db, clock: systemClock(), passwords: createPasswords() },
    { username, email, password, role: 'super_admin', isConfirmed: true },
  );
  console.log(
    `${username} is super admin now. Sign in, set up two-step sign-in in the profile, then open the admin area.`,
  );
  return 'is done';
});

function refuse(problems: readonly (string | null)[]): void {
  const named = problems.filter((problem) => problem !== null);
  if (named.length > 0) throw new StartupError(named);
}

/** From ADMIN_PASSWORD or by hand, never from the command line, which others can list. */
async function readPassword(): Promise<string> {
  const given = process.env.ADMIN_PASSWORD;
  if (given !== undefined) return given;
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const prompt = createInterface({ input: process.stdin, output: silent, terminal: true });
  process.stdout.write('Password (at least 8 characters, it is not shown): ');
  const password = await prompt.question('');
  prompt.close();
  process.stdout.write('\n');
  return password;
}
