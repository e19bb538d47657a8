/** The floors of the house, top to bottom: a folder imports from the floors below it, and from no other. */

export type House = {
  /** The folder whose folders, and files, stand on these floors. */
  readonly base: string;
  /** A file that stands in the base itself is named without its ending. */
  readonly floors: readonly (readonly string[])[];
};

export const houses: readonly House[] = [
  {
    base: 'server/src',
    floors: [
      ['main'],
      ['app'],
      ['registries', 'retention'],
      ['announce'],
      ['config'],
      ['gates'],
      ['admin', 'exports', 'demo'],
      ['jobs', 'progress', 'calendar', 'plan'],
      ['schedules'],
      ['payments'],
      ['forecast'],
      ['debts'],
      ['ledger'],
      ['portfolios'],
      ['billing', 'consent', 'content', 'contact', 'social', 'settings'],
      ['entitlements'],
      ['accounts'],
      ['sessions'],
      ['two-step'],
      ['idempotency', 'audit'],
      ['people'],
      ['mail', 'strategies'],
      ['platform'],
    ],
  },
  {
    base: 'stripe-emulator/src',
    floors: [
      ['main'],
      ['emulator'],
      ['serve-as-leader', 'connection'],
      ['full-emulator'],
      ['app'],
      ['calls', 'pages'],
      ['webhooks', 'time'],
      ['billing'],
      ['http'],
      ['store'],
      ['objects'],
      ['stripe-error', 'ids', 'api-version'],
    ],
  },
  {
    base: 'web/app',
    floors: [
      ['entry.client', 'entry.server', 'root', 'routes'],
      ['site', 'dev'],
      // Above the public pages: staff see an article as it would be published.
      ['admin'],
      ['dashboard', 'home', 'information', 'profile', 'articles', 'resources', 'contact'],
      ['portfolios', 'strategies'],
      ['calculator', 'plan'],
      ['payments', 'schedules', 'progress'],
      ['debts'],
      ['exports'],
      ['accounts', 'billing', 'gates', 'payoff-plan', 'plan-calendar', 'custom-order'],
      ['consent', 'forms'],
      ['session'],
      ['debt-help'],
      ['charts', 'legal', 'page'],
      ['ui'],
      ['analytics', 'styles', 'words'],
      ['admin-only'],
    ],
  },
];

/** Null for an import that points down, or stays in its folder. */
export function floorProblemOf(file: string, target: string): string | null {
  const house = houses.find(({ base }) => isIn(file, base) && isIn(target, base));
  if (house === undefined) return null;
  const from = storeyOf(house, file);
  const to = storeyOf(house, target);
  if (from.name === to.name) return null;
  const homeless = [from, to].find(({ floor }) => floor === -1);
  if (homeless !== undefined) return `${homeless.name} stands on no floor of ${house.base}`;
  if (to.floor > from.floor) return null;
  const direction = to.floor === from.floor ? 'across' : 'up';
  return `${from.name} imports ${direction} from ${to.name} (${target})`;
}

function storeyOf({ base, floors }: House, path: string): { name: string; floor: number } {
  const [first = ''] = path.slice(base.length + 1).split('/');
  const name = first.replace(/\.tsx?$/, '');
  return { name, floor: floors.findIndex((floor) => floor.includes(name)) };
}

function isIn(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`);
}

export type Import = { readonly from: string; readonly to: string };

/** Folders that stand side by side and, by way of others, import one another; each circle once. */
export function folderCirclesOf(imports: readonly Import[]): string[] {
  const imported = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const parts = siblingsOf(from, to);
    if (parts === null) continue;
    const known = imported.get(parts.from) ?? new Set();
    imported.set(parts.from, known.add(parts.to));
  }
  const reached = new Map(
    [...imported.keys()].map((folder) => [folder, reachOf(folder, imported)]),
  );
  const circles = [...reached]
    .filter(([folder, reach]) => reach.has(folder))
    .map(([folder, reach]) =>
      [...reach].filter((other) => reached.get(other)?.has(folder) === true).sort(),
    );
  return [...new Set(circles.map((circle) => `a circle of folders: ${circle.join(', ')}`))].sort();
}

/** The two folders in which the paths part; null where one of them is a file beside the other's folder. */
function siblingsOf(from: string, to: string): Import | null {
  const one = from.split('/').slice(0, -1);
  const other = to.split('/').slice(0, -1);
  const at = one.findIndex((part, index) => part !== other[index]);
  if (at === -1 || other[at] === undefined) return null;
  return { from: one.slice(0, at + 1).join('/'), to: other.slice(0, at + 1).join('/') };
}

function reachOf(start: string, imported: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reach = new Set<string>();
  const open = [start];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const next of imported.get(folder) ?? []) {
      if (!reach.has(next)) open.push(next);
      reach.add(next);
    }
  }
  return reach;
}
