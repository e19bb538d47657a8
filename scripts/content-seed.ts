/** `npm run content:seed`: adds the articles and resources that the product comes with, each once, and renews articles that nobody has edited. */
import { readConfig } from '../server/src/config.ts';
import { seedContent } from '../server/src/content/seed/seed-content.ts';
import { seedData } from '../server/src/content/seed/seed-data.ts';
import { systemClock } from '../server/src/platform/clock.ts';
import { migrateDatabase } from '../server/src/platform/database/migrate.ts';
import { runProcess } from '../server/src/platform/lifecycle.ts';
import { openCommandDatabase } from './command-database.ts';

await runProcess(async (lifecycle) => {
  const database = await openCommandDatabase(readConfig(process.env), lifecycle);
  await migrateDatabase(database.pool);
  const { db } = database.background;
  const { articles, resources, renewed } = await seedContent(
    { db, clock: systemClock() },
    seedData,
  );
  console.log(
    `Added ${articles} articles and ${resources} resources, and renewed ${renewed} articles that nobody has edited. Whatever else was here before, or was removed, is left as it is.`,
  );
  return 'is done';
});
