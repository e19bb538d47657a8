import { afterEach, expect, it, vi } from 'vitest';
import { forget, keep, recall } from './browser-storage.ts';

afterEach(() => vi.unstubAllGlobals());

it('remembers until the page is left what the browser refuses to keep', () => {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => 'old', setItem: refuse, removeItem: refuse });
  keep('local', 'jwt_token', 'new');
  expect(recall('local', 'jwt_token')).toBe('new');
  forget('local', 'jwt_token');
  expect(recall('local', 'jwt_token')).toBe('old');
});

it('finds nothing where there is no storage at all', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(recall('session', 'just_registered')).toBeNull();
});
