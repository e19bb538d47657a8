import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDataFolder, removeFolder } from '../support/data-folder.ts';
import { manyDebts } from '../support/many-debts.ts';
import { plainVariables, type ServerProcess, startServer } from '../support/server-process.ts';

let folder: string;
let server: ServerProcess;
beforeAll(async () => {
  folder = await makeDataFolder('replies');
  server = await startServer({ ...plainVariables, DATA_DIR: folder });
});
afterAll(async () => {
  await server.stop();
  await removeFolder(folder);
});

function calculateMuch(): Promise<Response> {
  return fetch(`${server.url}/api/strategies`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'identity' },
    body: JSON.stringify({ debts: manyDebts({ months: 70 }) }),
  });
}

it('a large reply does not hold up the others', async () => {
  const order: string[] = [];
  const large = calculateMuch();
  const largeRead = large
    .then((response) => response.arrayBuffer())
    .then(() => order.push('large'));
  await large;
  const small = fetch(`${server.url}/healthz`).then(() => order.push('small'));
  await Promise.all([largeRead, small]);
  expect(order).toEqual(['small', 'large']);
});

it('what is not HTTP gets a reply of the same shape', async () => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.end('NONSENSE\r\n\r\n');
  const text = (await socket.setEncoding('utf8').toArray()).join('');
  expect(text).toMatch(/^HTTP\/1\.1 400 /);
  expect(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'malformed_request' });
});

it('a stop lets the reply under way end, and refuses new requests', async () => {
  const response = await calculateMuch();
  const stopped = server.stop('SIGTERM');
  await expect
    .poll(() =>
      fetch(`${server.url}/healthz`).then(
        ({ status }) => status,
        () => 'refused',
      ),
    )
    .not.toBe(200);
  const results: { snowball: { monthlyDetails: unknown[] } } = JSON.parse(await response.text());
  expect(results.snowball.monthlyDetails).toHaveLength(70);
  expect(await stopped).toBe(0);
});
