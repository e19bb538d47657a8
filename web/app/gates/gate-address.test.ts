import { expect, it } from 'vitest';
import { pathBehindGate } from './gate-address.ts';

it.each([
  ['?next=%2Fstrategies%3Fa%3D1', '/strategies?a=1'],
  ['', '/'],
  ['?next=https%3A%2F%2Fevil.example', '/'],
  ['?next=%2F%2Fevil.example', '/'],
  ['?next=%2Fgate', '/'],
])('behind the gate with %s lies %s', (search, path) => {
  expect(pathBehindGate(search)).toBe(path);
});
