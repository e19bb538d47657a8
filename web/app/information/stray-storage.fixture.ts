/** Finds code that keeps something in a browser without a key or a cookie name of the contract. */

export type SourceFile = { readonly path: string; readonly text: string };

const rules: readonly {
  readonly problem: string;
  readonly pattern: RegExp;
  /** Those who do it under names of the contract. */
  readonly allowed: readonly string[];
}[] = [
  {
    problem: 'uses the storage itself',
    pattern: /\b(?:localStorage|sessionStorage)\b/g,
    allowed: [
      'web/app/session/browser-storage.ts',
      'web/app/session/session-mark.ts',
      'web/app/site/theme.ts',
      'web/app/strategies/kept-plan-mark.tsx',
    ],
  },
  {
    problem: 'keeps something in another place',
    pattern: /\b(?:indexedDB|cookieStore|serviceWorker|caches)\b\s*[.[]/g,
    allowed: [],
  },
  {
    // Where Google's are looked for and deleted.
    problem: 'has to do with cookies',
    pattern: /\bdocument\.cookie\b/g,
    allowed: ['web/app/consent/sync-analytics.ts', 'web/app/analytics/'],
  },
  {
    // One hands on what a page has set, and none does.
    problem: 'writes a cookie by hand',
    pattern: /['"`]set-cookie['"`]/gi,
    allowed: ['server/src/platform/pages.ts'],
  },
  {
    problem: 'sets a cookie that the contract does not name',
    pattern: /\bsetCookie\((?!cookieName,)/g,
    allowed: [],
  },
  {
    problem: 'gives a cookie a name of its own',
    pattern: /\bcookieName = (?!cookieNames\.\w+;)/g,
    allowed: [],
  },
];

export function strayStorageIn({ path, text }: SourceFile): string[] {
  return rules
    .filter(({ allowed }) => !allowed.some((known) => path.startsWith(known)))
    .flatMap(({ problem, pattern }) => Array.from(text.matchAll(pattern), () => problem))
    .map((problem) => `${path} ${problem}`);
}
