import { describe, expect, it } from 'vitest';
import { isPrivateHost } from './private-hosts.ts';

describe('addresses', () => {
  it.each([
    'http://localhost/a.jpg',
    'http://a.localhost',
    'https://localhost./a.jpg',
    'http://127.0.0.1:5001/a.jpg',
    'http://2130706433',
    'http://0x7f.1',
    'http://0.0.0.0',
    'http://10.1.2.3',
    'http://172.16.0.1',
    'http://172.31.255.255',
    'http://192.168.1.1',
    'http://169.254.169.254',
    'http://100.64.0.1',
    'http://198.18.0.1',
    'http://[::1]',
    'http://[::]',
    'http://[fd00::1]',
    'http://[fe80::1]',
    'http://[::ffff:10.0.0.1]',
    'http://printer',
    'http://nas.local',
    'not an address',
  ])('%s cannot be reached from elsewhere', (url) => {
    expect(isPrivateHost(url)).toBe(true);
  });

  it.each([
    'https://images.example/a.jpg',
    'https://debts.co.uk',
    'http://172.32.0.1',
    'http://93.184.216.34',
    'http://100.128.0.1',
    'http://[2606:2800::1]',
    'http://[::ffff:93.184.216.34]',
    'https://localhost.example.com',
  ])('%s may be', (url) => {
    expect(isPrivateHost(url)).toBe(false);
  });
});
