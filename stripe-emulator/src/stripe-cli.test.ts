/** Every kind of object that a journey leaves behind, listed and retrieved by Stripe's own command line. */
import { expect, it } from 'vitest';
import * as z from 'zod';
import { makeEveryKind } from './testing/every-kind.ts';
import { shapeProblemsOf } from './testing/object-shapes.ts';
import { stripeCli } from './testing/stripe-cli.ts';
import { createTestEmulator } from './testing/test-emulator.ts';

const objectSchema = z.looseObject({ id: z.string(), object: z.string() });
const listSchema = z.looseObject({ object: z.literal('list'), data: z.array(objectSchema) });

it('the official command line lists and retrieves every kind, with every documented field', async () => {
  const emulator = await createTestEmulator();
  const stripe = stripeCli(emulator);
  const kinds = Object.entries(await makeEveryKind(emulator));
  const problems = await Promise.all(
    kinds.map(async ([kind, { list, retrieve }]) => {
      const listed = list === null ? [] : listSchema.parse(await stripe(...list)).data;
      const retrieved = retrieve === null ? [] : [objectSchema.parse(await stripe(...retrieve))];
      const objects = [...listed, ...retrieved];
      return [
        ...(list !== null && listed.length === 0 ? [`${kind}: nothing is listed`] : []),
        ...objects.filter(({ object }) => object !== kind).map(({ id }) => `${id} is no ${kind}`),
        ...objects.flatMap(shapeProblemsOf),
      ];
    }),
  );
  expect(problems.flat()).toEqual([]);
});

it('the official command line makes objects, and sees errors as Stripe shows them', async () => {
  const emulator = await createTestEmulator();
  const stripe = stripeCli(emulator);
  const customer = objectSchema.parse(
    await stripe('customers', 'create', '--email', 'sam@example.com', '-d', 'metadata[user]=7'),
  );
  expect(await stripe('customers', 'retrieve', customer.id)).toMatchObject({
    email: 'sam@example.com',
    metadata: { user: '7' },
  });
  expect(await stripe('prices', 'list', '--lookup-keys', 'basic_monthly')).toMatchObject({
    object: 'list',
    data: [],
  });
  expect(await stripe('customers', 'create', '-d', 'favourite_colour=blue')).toMatchObject({
    error: { code: 'parameter_unknown', param: 'favourite_colour' },
  });
  expect(await stripe('get', '/v1/topups')).toMatchObject({
    error: { type: 'invalid_request_error', message: expect.stringContaining('/v1/topups') },
  });
});
