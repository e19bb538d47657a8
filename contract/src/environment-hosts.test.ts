import { describe, expect, it } from 'vitest';
import { environmentFrom, environmentOfHost } from './environment-hosts.ts';

describe('a host name stands for an environment', () => {
  it.each([
    ['localhost', 'local'],
    ['LOCALHOST', 'local'],
    ['127.0.0.1', 'local'],
    ['[::1]', 'local'],
    ['dev.debts.example', 'development'],
    ['debts-dev.example', 'development'],
    ['app.debts-dev.example', 'development'],
    ['admin.debts.example', 'admin-production'],
    ['debts.example', 'production'],
    ['www.debts.example', 'production'],
    ['developers.example', 'production'],
    ['administration.example', 'production'],
    ['localhost.debts.example', 'production'],
    ['my-debts.example', 'production'],
  ])('%s: %s', (hostName, environment) => {
    expect(environmentOfHost(hostName)).toBe(environment);
  });

  it('by names of its own, where a site lists them', () => {
    const hosts = { local: [], development: ['try.debts.example'], admin: ['staff-*.example'] };
    expect(environmentOfHost('try.debts.example', hosts)).toBe('development');
    expect(environmentOfHost('staff-1.example', hosts)).toBe('admin-production');
    expect(environmentOfHost('staff-.example', hosts)).toBe('admin-production');
    expect(environmentOfHost('staff-example', hosts)).toBe('production');
    expect(environmentOfHost('localhost', hosts)).toBe('production');
  });
});

describe('what the server says it runs as', () => {
  it('counts more than the host name', () => {
    expect(environmentFrom({ told: 'development', hostName: 'localhost' })).toBe('development');
  });

  it.each(['', 'nonsense'])('is not asked when it is "%s"', (told) => {
    expect(environmentFrom({ told, hostName: 'dev.debts.example' })).toBe('development');
  });
});
