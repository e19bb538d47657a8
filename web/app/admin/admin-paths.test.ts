import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it.each([
  ['false', '/admin'],
  ['true', ''],
])(
  'the places of figures, posts and logos on the site of staff alone (%s) begin with "%s"',
  async (adminOnly, base) => {
    vi.stubEnv('VITE_ADMIN_ONLY', adminOnly);
    vi.resetModules();
    const { adminPaths } = await import('./admin-paths.ts');
    const { analytics, social, newPost, post, logoExport } = adminPaths;
    expect([analytics, social, newPost, post(7), logoExport]).toEqual(
      ['/analytics', '/social', '/social/new', '/social/edit/7', '/logo-export'].map(
        (path) => `${base}${path}`,
      ),
    );
  },
);
