import { expect, it } from 'vitest';
import { authorizationOf } from './x-signature.ts';

/** The values of the worked example in X's documentation, at the host that it had then and at today's. */
const example = {
  keys: {
    apiKey: 'xvz1evFS4wEEPTGEFPHBog',
    apiSecret: 'kAcSOqF21Fu85e7zjz7ZN2U4ZRhfV3WpwPAoE3Z7kBw',
    accessToken: '370773112-GmHxMAgYyLbNEtIKZeRNFsMKPR9EyMZeS9weJAEb',
    accessTokenSecret: 'LswwdoUaIvS8ltyTt5jkRh4J50vUPVVHtR2YPi5kE',
  },
  formParameters: { status: 'Hello Ladies + Gentlemen, a signed OAuth request!' },
  nonce: 'kYjzVBB8Y0ZFabxSWbWovY3uYSQ2pTgmZeNu2VS4cg',
  now: new Date(1_318_622_958_000),
};

it.each([
  ['api.twitter.com', 'hCtSmYh+iHYCEqBWrE7C7hYmtUk='],
  ['api.x.com', 'Ls93hJiZbQ3akF3HF3x1Bz8/zU4='],
])('signs the published example at %s', (host, signature) => {
  const { keys, formParameters, nonce, now } = example;
  const url = new URL(`https://${host}/1.1/statuses/update.json?include_entities=true`);
  const authorization = authorizationOf({ method: 'POST', url, formParameters }, keys, {
    now,
    nonce,
  });
  expect(authorization).toBe(
    `OAuth oauth_consumer_key="${keys.apiKey}", oauth_nonce="${nonce}", oauth_signature="${encodeURIComponent(signature)}", oauth_signature_method="HMAC-SHA1", oauth_timestamp="1318622958", oauth_token="${keys.accessToken}", oauth_version="1.0"`,
  );
});

it('never signs two requests with the same nonce', () => {
  const url = new URL('https://api.x.com/2/tweets');
  const once = () => authorizationOf({ method: 'POST', url }, example.keys, { now: example.now });
  expect(once()).not.toBe(once());
});
