import { describe, expect, it } from 'vitest';
import { encodeCredentials, usernameIn } from './gate-credentials.ts';

describe('the credentials of the development environment', () => {
  it('are kept as a Basic header carries them', () => {
    const credentials = encodeCredentials({ username: 'admin', password: 'open sesame' });
    expect(credentials).toBe('YWRtaW46b3BlbiBzZXNhbWU=');
  });

  it.each(['admin', 'Zoë', '管理'])('give back the name %s', (username) => {
    expect(usernameIn(encodeCredentials({ username, password: 'a:b' }))).toBe(username);
  });

  it.each(['', 'not base64', 'YWRtaW4='])('name nobody when they are "%s"', (text) => {
    expect(usernameIn(text)).toBeNull();
  });
});
