/** Requests as no browser writes them: every route, misspelt in every way that we could think of. */
import fc from 'fast-check';

export type OddRequest = {
  readonly method: string;
  readonly target: string;
  readonly version: string;
  /** Null for the server's own. */
  readonly host: string | null;
  readonly headers: readonly string[];
  readonly body: string;
};

export type Route = { readonly method: string; readonly path: string };

/** The calls that the API document lists and the pages of the web's own manifest, with what neither has. */
export async function listRoutes(productUrl: string): Promise<Route[]> {
  const document: { paths: Record<string, Record<string, unknown>> } = await (
    await fetch(`${productUrl}/api/openapi.json`)
  ).json();
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
  );
  const pages = await listPages(productUrl);
  const others = ['/api', '/api/docs', '/api/openapi.json', '/users', '/favicon.svg', '/assets'];
  return [...calls, ...[...pages, ...others].map((path) => ({ method: 'GET', path }))];
}

async function listPages(productUrl: string): Promise<string[]> {
  const home = await (await fetch(productUrl)).text();
  const file = /\/assets\/manifest-[\w-]+\.js/.exec(home)?.[0] ?? '';
  const script = await (await fetch(`${productUrl}${file}`)).text();
  const json = script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1);
  const { routes }: { routes: Record<string, { path?: string; parentId?: string }> } =
    JSON.parse(json);
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    if (route === undefined) return '';
    return `${pathOf(route.parentId)}${route.path ? `/${route.path}` : ''}`;
  };
  return Object.keys(routes).map((id) => pathOf(id) || '/');
}

const pieces = [
  ...['%', '%%', '%f', '%ff', '%00', '%E2%82%AC', '%e2%82', '%c0%ae', '%ed%a0%80', '%F0%9F%92%B3'],
  ...['.', '..', '%2e%2e', '%2E', '/', '//', '%2f', '%252f', '%5c', '\\', '\\\\evil.example'],
  ...['%25', '%2525', '%252e%252e', '%u0041', '%0d%0aset-cookie:a=b', '%09', '%20', '+', '%7f'],
  ...[
    ';',
    ';a=b',
    '=',
    '&',
    '$',
    ',',
    '!',
    "'",
    '(',
    '*',
    ':',
    '@',
    '@evil.example',
    '~',
    '|',
    '^',
  ],
  ...['"', '<script>', '`', '{id}', '[', ']', '[::1]', '#', '#x', '?', '?a', '??', '?_routes=root'],
  ...['.data', '_.data', '/_.data', '.data?_routes=x', '_root.data', '/__manifest', '.ics', '.js'],
  ...['__proto__', 'constructor', 'null', 'undefined', 'NaN', '-1', '0', '1e99', '9'.repeat(40)],
  ...['x'.repeat(300), 'x'.repeat(5_000), '%ff'.repeat(400), '/..'.repeat(50), 'é', 'ÿ', ' ', '\t'],
];

const ids = fc.constantFrom(
  '1',
  '0',
  '-1',
  '999999999999999999999',
  'x',
  '%ff',
  '1%00',
  '..',
  '%2f',
);

/** With the letters of the path written as escapes here and there. */
const spelled = (path: string) =>
  fc
    .infiniteStream(fc.nat(20))
    .map((dice) =>
      Array.from(path, (letter) =>
        dice.next().value === 0 && /\w/.test(letter)
          ? `%${letter.charCodeAt(0).toString(16)}`
          : letter,
      ).join(''),
    );

function targetsOf(path: string): fc.Arbitrary<string> {
  const filled = ids.map((id) => path.replaceAll(/\{\w+\}|:\w+/g, id).replace('*', id));
  const bent = fc
    .tuple(filled, fc.array(fc.tuple(fc.nat(), fc.constantFrom(...pieces)), { maxLength: 3 }))
    .map(([base, changes]) =>
      changes.reduce((text, [at, piece]) => {
        const place = 1 + (at % text.length);
        return text.slice(0, place) + piece + text.slice(place);
      }, base),
    );
  const start = fc.constantFrom(
    ...['http://evil.example', 'https://localhost', 'HTTP://evil.example:80', '//evil.example'],
    ...['/\\evil.example', '/', '*', 'evil.example:443', 'file://', '/.', '/%2e%2e', 'api/', '/%'],
  );
  return fc.oneof(
    { weight: 6, arbitrary: bent },
    { weight: 2, arbitrary: bent.chain(spelled) },
    { weight: 1, arbitrary: fc.tuple(start, bent).map(([before, rest]) => before + rest) },
    { weight: 1, arbitrary: start },
    {
      weight: 1,
      arbitrary: fc.array(fc.constantFrom(...pieces), { maxLength: 6 }).map((parts) => {
        return `/${parts.join('')}`;
      }),
    },
  );
}

const headers = [
  'Accept: text/html',
  'Accept: */*;q=zero',
  'Accept-Encoding: identity;q=nine, \u00ff',
  'Authorization: Bearer undefined',
  'Authorization: Basic %%%',
  'Cookie: refresh_token=%ff; dev_gate=9e99.x; a=%; =; \u00e9=\u00ff',
  `Cookie: dev_gate=${'9'.repeat(40)}.`,
  'X-Forwarded-For: unknown, [::1]:80, \u00ff',
  `X-Forwarded-For: ${'1.2.3.4, '.repeat(300)}`,
  'X-Forwarded-Host: evil.example',
  'X-Forwarded-Proto: javascript',
  'If-None-Match: W/"x", *, "',
  'Range: bytes=9-1, 0-0',
  'Range: lines=1',
  'Referer: http://evil.example/%ff',
  'Sec-Fetch-Site: cross-site',
  'X-React-Router-SPA-Mode: yes',
  'X-React-Router-Prerender-Data: %ff',
  'X-Product-Environment: local',
  'Idempotency-Key: \u00ff',
  'Expect: 100-continue',
  'Upgrade: websocket',
  'Access-Control-Request-Method: PUT',
  ...Array.from({ length: 100 }, (_, at) => `X-Flood-${at}: ${'x'.repeat(40)}`),
  `X-Long: ${'x'.repeat(20_000)}`,
];

/** Those before the flood. */
const usual = headers.findIndex((header) => header.startsWith('X-Flood'));

const fewHeaders = fc.oneof(
  { weight: 5, arbitrary: fc.shuffledSubarray(headers.slice(0, usual), { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.subarray(headers) },
);

export function oddRequests(routes: readonly Route[]): fc.Arbitrary<OddRequest> {
  const otherMethods = fc.constantFrom(
    ...['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY', 'get'],
    ...['FOO', 'CONNECT'],
  );
  return fc.constantFrom(...routes).chain(({ method, path }) =>
    fc.record({
      target: targetsOf(path),
      method: fc.oneof({ weight: 6, arbitrary: fc.constant(method) }, otherMethods),
      version: fc.oneof(
        { weight: 20, arbitrary: fc.constant('HTTP/1.1') },
        fc.constantFrom('HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', 'http/1.1'),
      ),
      host: fc.oneof(
        { weight: 20, arbitrary: fc.constant(null) },
        fc.constantFrom('', 'evil.example', 'localhost:99999', '[', 'a b', '\u00ff', 'localhost,x'),
      ),
      headers: fewHeaders,
      body: fc.oneof(
        { weight: 6, arbitrary: fc.constant('') },
        fc.constantFrom('{}', '{', '[]', 'null', '{"a":"\\u0000"}', '\u00ff', '0'),
      ),
    }),
  );
}
