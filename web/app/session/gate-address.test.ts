import { expect, it } from 'vitest';
import { addressBehindGate, gateBefore } from './gate-address.ts';

it.each([
  ['?next=%2Fstrategies%3Fa%3D1', '', '/strategies?a=1'],
  ['?next=%2Fstrategies', '#plan=abc', '/strategies#plan=abc'],
  ['?next=%2Flogin%3Fredirect%3D%252Fprofile', '', '/login?redirect=%2Fprofile'],
  ['?next=%2Fregister', '', '/register'],
  ['', '', '/'],
  ['?next=https%3A%2F%2Fevil.example', '', '/'],
  ['?next=%2F%2Fevil.example', '#here', '/#here'],
  ['?next=%2Fgate', '', '/'],
])('behind the gate with %s%s lies %s', (search, hash, address) => {
  expect(addressBehindGate({ search, hash })).toBe(address);
});

it('the gate before a page leads to that page', () => {
  const page = { pathname: '/strategies', search: '?a=1&b=2', hash: '#plan=abc' };
  const gate = new URL(gateBefore(page), 'http://localhost');
  expect(addressBehindGate(gate)).toBe('/strategies?a=1&b=2#plan=abc');
});
