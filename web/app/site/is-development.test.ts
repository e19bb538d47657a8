import { expect, it } from 'vitest';
import { isDevelopment } from './is-development.ts';

it.each([
  ['local', 'http://localhost:5001', true],
  ['development', 'https://preview.example', true],
  ['production', 'https://dev.example.com', true],
  ['production', 'https://debt-payoff.example', false],
  ['production', 'http://localhost:5001', false],
  ['admin-production', 'https://admin.example.com', false],
  ['', '', false],
])('a site that runs as %j at %j is a development site: %s', (environment, origin, expected) => {
  expect(isDevelopment({ environment, origin })).toBe(expected);
});
