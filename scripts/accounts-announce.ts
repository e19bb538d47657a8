/** `npm run accounts:announce -- --subject '...' --text notice.txt --from 2027-02-01`: tells everyone who has an account, once. */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import {
  type Announcement,
  announceToEveryone,
  planAnnouncement,
} from '../server/src/accounts/announcements.ts';
import { readConfig } from '../server/src/config.ts';
import { clockStartingAt, systemClock } from '../server/src/platform/clock.ts';
import { migrateDatabase } from '../server/src/platform/database/migrate.ts';
import { runProcess } from '../server/src/platform/lifecycle.ts';
import { StartupError } from '../server/src/platform/startup-error.ts';
import { openCommandDatabase } from './command-database.ts';

await runProcess(async (lifecycle) => {
  const { isCheckOnly, ...announcement } = await readAnnouncement();
  const config = readConfig(process.env);
  const database = await openCommandDatabase(config, lifecycle);
  await migrateDatabase(database.pool);
  const clock = config.testNow === null ? systemClock() : clockStartingAt(config.testNow);
  const deps = { db: database.background.db, clock };
  const { accountsCount, problems } = await planAnnouncement(deps, announcement);
  if (problems.length > 0) throw new StartupError(problems);
  console.log(`${announcement.subject}\n\n${announcement.message}\n`);
  console.log(`It applies from ${announcement.appliesOn}. Accounts: ${accountsCount}.`);
  if (isCheckOnly) {
    console.log('Nothing was written. Without --check, each of them is mailed.');
    return 'is done';
  }
  const mailsCount = await announceToEveryone(deps, announcement);
  console.log(
    mailsCount === null
      ? 'The same was announced before. Nobody is told twice.'
      : `Mails put into the outbox: ${mailsCount}. The running product sends them.`,
  );
  return 'is done';
});

async function readAnnouncement(): Promise<Announcement & { readonly isCheckOnly: boolean }> {
  const { subject, text, from, check } = readOptions();
  if (subject === undefined || text === undefined || from === undefined) throw usage();
  const message = await readFile(text, 'utf8').catch(() => {
    throw new StartupError([`The text could not be read from ${text}.`]);
  });
  return {
    ...{ subject: subject.trim(), message: message.trim(), appliesOn: from, isCheckOnly: check },
  };
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        subject: { type: 'string' },
        text: { type: 'string' },
        from: { type: 'string' },
        check: { type: 'boolean', default: false },
      },
    });
    return values;
  } catch {
    throw usage();
  }
}

function usage(): StartupError {
  return new StartupError([
    "Give a subject, a file with the text and the day from which it applies: --subject 'New terms' --text notice.txt --from 2027-02-01. Add --check to see what would happen.",
  ]);
}
