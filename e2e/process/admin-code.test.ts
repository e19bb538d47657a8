import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findOrBuildWeb } from '../../scripts/web-build.ts';
import { openEnvironment } from '../support/other-environment.ts';

type Files = { readonly module: string; readonly imports?: readonly string[] };
type Manifest = {
  readonly entry: Files;
  readonly routes: Readonly<Record<string, Files & { readonly parentId?: string }>>;
};

/** Which modules each file of a build holds, and which files each of its pages names. */
async function readBuild(folder: string) {
  const read = (path: string) => readFile(join(folder, path), 'utf8');
  const modules: Record<string, string[]> = JSON.parse(await read('modules.json'));
  const names = await readdir(join(folder, 'client/assets'));
  const name = names.find((file) => /^manifest-[\w-]+\.js$/.test(file));
  const script = await read(`client/assets/${name}`);
  const assets: Manifest = JSON.parse(/\{.*\}/s.exec(script)?.[0] ?? '');
  const namedBy = ({ module, imports = [] }: Files): string[] => [module, ...imports];
  const filesOf = (id: string | undefined): string[] => {
    const route = id === undefined ? undefined : assets.routes[id];
    return route === undefined
      ? namedBy(assets.entry)
      : [...namedBy(route), ...filesOf(route.parentId)];
  };
  const pages = Object.keys(assets.routes).map((id) => ({
    id,
    modules: filesOf(id).flatMap((file) => modules[file] ?? []),
  }));
  return { pages, modules: Object.values(modules).flat() };
}

const ofAdminArea =
  /^web\/app\/(?:admin|routes\/admin)\/|^web\/app\/styles\/admin|^contract\/src\/(?:texts\/)?(?:admin|audit)\b/;

it('no page outside the admin area names a file with code of it', async () => {
  const { pages } = await readBuild(await findOrBuildWeb('main'));
  const [inside, outside] = [true, false].map((isInside) =>
    pages.filter(({ id }) => id.startsWith('routes/admin/') === isInside),
  );
  expect(outside?.length).toBeGreaterThan(30);
  for (const { id, modules } of outside ?? []) {
    expect(modules.length, id).toBeGreaterThan(50);
    expect(
      modules.filter((module) => ofAdminArea.test(module)),
      id,
    ).toEqual([]);
  }
  for (const { id, modules } of inside ?? []) {
    expect(
      modules.some((module) => ofAdminArea.test(module)),
      id,
    ).toBe(true);
  }
});

/** Of articles it has what shows one, for staff who look at it before it is published. */
const ofOtherPages =
  /^engine\/|^web\/app\/(?:home|calculator|strategies|portfolios|dashboard|profile|plan|payoff-plan|payments|schedules|progress|debts|exports|resources|contact|debt-help|dev)\/|^web\/app\/articles\/(?!article-(?:card|text|words)\.|addresses\.)|^web\/app\/site\/(?:frame|header|footer)\.tsx/;
const ofItsRoutes = /^web\/app\/routes\/(?:admin\/|cookies\.|cookie-settings\.)/;

it("the staff's own site has no code of the public and the signed-in pages", async () => {
  // It builds its pages when it starts, for the other tests too.
  await openEnvironment('admin-production');
  const { modules } = await readBuild(await findOrBuildWeb('admin'));
  expect(modules.length).toBeGreaterThan(100);
  expect(modules.filter((module) => ofOtherPages.test(module))).toEqual([]);
  const routes = modules.filter((module) => module.startsWith('web/app/routes/'));
  expect(routes.filter((route) => !ofItsRoutes.test(route))).toEqual([]);
});
