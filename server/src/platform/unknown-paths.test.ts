import { expect, it } from 'vitest';
import { createUnknownPaths } from './unknown-paths.ts';

const module = { default: () => null };

const routes = {
  root: { id: 'root', path: '', module },
  home: { id: 'home', index: true, parentId: 'root', module },
  login: { id: 'login', path: 'login', parentId: 'root', module },
  frame: { id: 'frame', parentId: 'root', module },
  debt: { id: 'debt', path: 'debts/:id', parentId: 'frame', module },
  staff: { id: 'staff', path: 'staff', parentId: 'root', module },
  staffMember: { id: 'staffMember', path: ':name', parentId: 'staff', module },
  catchAll: { id: 'catchAll', path: '*', parentId: 'root', module },
};
const isUnknown = createUnknownPaths({ routes });

it.each(['/nope', '/nope/deep', '/Nope/', '/loginn', '/nope%2Flogin', '/%F0%9F%92%B3', '//nope'])(
  '%s leads nowhere',
  (path) => {
    expect(isUnknown(path)).toBe(true);
  },
);

it.each(['/', '/login', '/LOGIN/', '/%6Cogin', '/debts/7', '/staff', '/staff/nope'])(
  '%s may lead to a page',
  (path) => {
    expect(isUnknown(path)).toBe(false);
  },
);

it.each(['/articles/a/b', '/%61rticles/x', '/Portfolios/7/nope', '/resources'])(
  '%s is below a place of the menu, which shows it',
  (path) => {
    expect(isUnknown(path)).toBe(false);
  },
);

it.each([':slug', ':language?/help', 'help?/contact'])(
  'every path may lead to a page where one is %s',
  (path) => {
    const any = { id: 'any', path, parentId: 'root', module };
    expect(createUnknownPaths({ routes: { ...routes, any } })('/nope')).toBe(false);
  },
);
