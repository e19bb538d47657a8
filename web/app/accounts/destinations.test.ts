import { describe, expect, it } from 'vitest';
import { readArrival } from './destinations.ts';

const messageOf = (message: string) =>
  readArrival(new URLSearchParams({ message, redirect: '/profile' })).message;

describe('the message of an address', () => {
  it.each([
    'Your session has expired. Please log in again.',
    'Please create an account to save your debt portfolio',
  ])('is shown where the product itself sends people with it: %s', (message) => {
    expect(messageOf(message)).toBe(message);
    expect(messageOf(` ${message} `)).toBe(message);
  });

  it.each([
    '',
    'Your account is locked. Call 0900 123 456.',
    'Your session has expired. Please log in again. Or call 0900 123 456.',
    'your session has expired. please log in again.',
    '<img src=x onerror=alert(1)>',
  ])('is not shown where a stranger wrote it: %j', (message) => {
    expect(messageOf(message)).toBeNull();
  });
});
