/**
 * Whether the admin area stays fast: what staff read of people and subscriptions, asked in turns, on a database
 * with 100 people and on one with 100,000, every other one of whom has a subscription.
 */
import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import { connectToBuiltIn } from '../e2e/support/built-in-database.ts';
import { addCrowd, crowd } from './many-people.ts';
import { addCrowdForStaff } from './many-subscribers.ts';
import {
  closeDatabases,
  compare,
  type ServedDatabase,
  send,
  smallAndLargeDatabase,
} from './small-and-large-database.ts';

const few = 100;
const detail = { goal: 1.5, rounds: 200 };
const list = { goal: 10, rounds: 40 };

const users = adminAddresses.listUsers.path;
const subscriptions = adminAddresses.listSubscriptions.path;

/** Some find nearly nobody, some everybody. The names are in `many-subscribers.ts`. */
const lists = {
  'users, newest first': users,
  'users by name': `${users}?sort_by=username&sort_order=asc`,
  'users by address': `${users}?sort_by=email&sort_order=asc`,
  'users by last login': `${users}?sort_by=last_login_at`,
  'users by last login, longest ago first': `${users}?sort_by=last_login_at&sort_order=asc`,
  'users found by one name': `${users}?search=.{people}`,
  'users found by a surname': `${users}?search=smith`,
  'users found by what all have': `${users}?search=example`,
  'users found by one letter': `${users}?search=a`,
  'users found by an id': `${users}?search={id}`,
  'users not found': `${users}?search=nobody-at-all`,
  'users on Premium': `${users}?subscription_tier=premium`,
  'users on Basic': `${users}?subscription_tier=basic`,
  'users on Free': `${users}?subscription_tier=free`,
  'users on Premium of a surname': `${users}?subscription_tier=premium&search=smith`,
  'users who are suspended': `${users}?is_suspended=true`,
  'users who are staff': `${users}?role=super_admin`,
  'subscriptions, newest first': subscriptions,
  'subscriptions by start': `${subscriptions}?sort_by=start_date`,
  'subscriptions by plan': `${subscriptions}?sort_by=plan_type`,
  'subscriptions by status': `${subscriptions}?sort_by=status`,
  'subscriptions on Premium': `${subscriptions}?plan_type=premium`,
  'subscriptions that are set to end': `${subscriptions}?status=cancelled`,
  'subscriptions of one name': `${subscriptions}?search=.{people}`,
  'subscriptions of a surname': `${subscriptions}?search=smith`,
  'subscriptions of what all have': `${subscriptions}?search=example`,
};

type FilledDatabase = { readonly served: ServedDatabase; readonly people: number };

try {
  const databases = await smallAndLargeDatabase();
  const small = await fill(databases.small, few);
  const large = await fill(databases.large, crowd.people);
  console.log(`admin: ${few} people against ${crowd.people}, half of whom have a subscription`);
  const compareAt = async (name: string, pathIn: PathIn, how: typeof list) => {
    const [base, other] = [await pathIn(small), await pathIn(large)];
    const ask = ({ served }: FilledDatabase, path: string) => send(served, path);
    await compare(name, { ...how, base: () => ask(small, base), other: () => ask(large, other) });
  };
  await compareAt('a user', (filled) => firstOf(filled, users), detail);
  await compareAt('a subscription', (filled) => firstOf(filled, subscriptions), detail);
  for (const [name, path] of Object.entries(lists)) {
    await compareAt(
      name,
      async ({ people }) => path.replace('{people}', `${people}`).replace('{id}', `${people / 2}`),
      list,
    );
  }
  await compareAt('the last page of users', (filled) => lastPageOf(filled, users), list);
  await compareAt(
    'the last page of subscriptions',
    (filled) => lastPageOf(filled, subscriptions),
    list,
  );
} finally {
  await closeDatabases();
}

type PathIn = (filled: FilledDatabase) => Promise<string>;

async function fill(served: ServedDatabase, people: number): Promise<FilledDatabase> {
  const client = await connectToBuiltIn(served.server.folder);
  await addCrowd(client, people);
  await addCrowdForStaff(client);
  // The account that asks is of the staff; in local, its role is enough.
  await client.query(`UPDATE users SET role = 'super_admin' WHERE username = 'demo-premium'`);
  await client.end();
  return { served, people };
}

/** The newest of a list. */
async function firstOf({ served }: FilledDatabase, path: string): Promise<string> {
  const { users: people, subscriptions: bought } = await readList(served, path);
  const [first] = people ?? bought;
  return `${path}/${first.id}`;
}

async function lastPageOf({ served }: FilledDatabase, path: string): Promise<string> {
  const { pagination } = await readList(served, path);
  return `${path}?page=${pagination.pages}`;
}

async function readList(served: ServedDatabase, path: string) {
  return JSON.parse((await send(served, path)).text);
}
