/** The emulator by itself: `DATABASE_URL=... PORT=... node stripe-emulator/src/main.ts`. */
import { startEmulator } from './emulator.ts';

const { DATABASE_URL: databaseUrl, PORT: port } = process.env;

if (databaseUrl === undefined || (port !== undefined && !/^\d{1,5}$/.test(port))) {
  console.error(
    'Set DATABASE_URL to a PostgreSQL database, such as postgres://user:password@localhost:5432/payments, and PORT, if you like, to a number.',
  );
  process.exitCode = 1;
} else {
  await run(databaseUrl);
}

async function run(url: string): Promise<void> {
  const emulator = startEmulator({
    databaseUrl: url,
    clock: { now: () => new Date() },
    preferredPort: port === undefined ? undefined : Number(port),
    onError: (error) => console.error(error),
    onNews: (news) => {
      if (news.kind === 'database away') console.error('The database does not answer:', news.error);
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void emulator.stop());
  }
  try {
    const { address, secretKey } = await emulator.connection();
    console.log(`The Stripe emulator is at ${address}\n  secret key  ${secretKey}`);
    console.log(`  webhooks    ${address}/webhooks`);
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
    await emulator.stop();
  }
}
