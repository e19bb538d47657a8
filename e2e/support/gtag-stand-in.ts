/**
 * Stands in for Google's measuring library, gtag.js: it does what its public documentation says, as far as
 * it matters to those who visit our pages. It runs in the page, so it can use nothing from outside.
 */

/** As the library reports an event. */
export type Hit = {
  readonly name: string;
  readonly measurementId: string;
  /** From the cookie that tells visitors apart; null where none may be set. */
  readonly clientId: string | null;
  readonly location: string;
  readonly title: string;
  readonly referrer: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Whether the library reported it by itself. */
  readonly isAutomatic: boolean;
  /** Where it stands among those of its document: they are sent side by side, and may arrive in any order. */
  readonly order: { readonly document: string; readonly place: number };
};

export function gtagStandIn({ id, collectUrl }: { id: string; collectUrl: string }): void {
  type Fields = Record<string, unknown>;
  const managers: Record<string, unknown> = Reflect.get(window, 'google_tag_manager') ?? {};
  if (managers[id] !== undefined) return;
  Reflect.set(window, 'google_tag_manager', managers);
  managers[id] = {};

  const consent: Fields = { analytics_storage: 'granted' };
  const common: Fields = {};
  let config: Fields | null = null;
  const ownDocument = Math.random().toString();
  let sentCount = 0;

  const isDisabled = () => Reflect.get(window, `ga-disable-${id}`) === true;
  const mayStore = () => consent.analytics_storage === 'granted';

  const cookieNamed = (name: string) =>
    document.cookie
      .split('; ')
      .find((cookie) => cookie.startsWith(`${name}=`))
      ?.slice(name.length + 1);

  /** The life of the cookies begins anew each time. */
  const keepCookies = (): string | null => {
    if (!mayStore()) return null;
    const { cookie_expires = 63_072_000, cookie_flags = '', cookie_domain = 'auto' } = config ?? {};
    const isNamed = cookie_domain !== 'auto' && cookie_domain !== 'none';
    const attributes = [
      'path=/',
      `max-age=${cookie_expires}`,
      ...(isNamed ? [`domain=${cookie_domain}`] : []),
      ...(cookie_flags === '' ? [] : [cookie_flags]),
    ].join('; ');
    const clientId =
      cookieNamed('_ga') ?? `GA1.1.${Math.random().toString().slice(2)}.${Date.now()}`;
    const session = `GS2.1.s${Date.now()}`;
    // biome-ignore lint/suspicious/noDocumentCookie: as the library does it
    document.cookie = `_ga=${clientId}; ${attributes}`;
    // biome-ignore lint/suspicious/noDocumentCookie: as the library does it
    document.cookie = `_ga_${id.replace('G-', '')}=${session}; ${attributes}`;
    return clientId;
  };

  const send = (name: string, given: Fields, isAutomatic = false): void => {
    if (isDisabled() || config === null) return;
    const { page_location, page_title, page_referrer, ...fields } = {
      ...common,
      ...pageFieldsOf(config),
      ...given,
    };
    sentCount += 1;
    // What is empty may count as not given: nobody outside knows.
    const hit = {
      order: { document: ownDocument, place: sentCount },
      ...{ name, measurementId: id, clientId: keepCookies(), isAutomatic, fields },
      location: page_location || document.location.href,
      title: page_title || document.title,
      referrer: page_referrer || document.referrer,
    };
    // A plain text needs no leave of the server before it is sent, as the library's own reports.
    void fetch(collectUrl, { method: 'POST', keepalive: true, body: JSON.stringify(hit) }).catch(
      () => {},
    );
  };

  const pageFieldsOf = (fields: Fields): Fields =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => name.startsWith('page_')));

  /** What is no list of arguments is a message of another kind. */
  const isCommand = (value: unknown): value is ArrayLike<unknown> =>
    Object.prototype.toString.call(value) === '[object Arguments]';

  const obey = (command: unknown): void => {
    if (!isCommand(command)) return;
    const [kind, first, second] = Array.from(command);
    const fields: Fields = typeof second === 'object' && second !== null ? { ...second } : {};
    if (kind === 'consent') Object.assign(consent, fields);
    if (kind === 'set') Object.assign(common, typeof first === 'object' ? first : {});
    if (kind === 'config' && first === id) {
      config = fields;
      if (!isDisabled()) keepCookies();
      if (fields.send_page_view !== false) send('page_view', {}, true);
    }
    if (kind === 'event') send(String(first), fields);
  };

  const layer: unknown[] = Reflect.get(window, 'dataLayer') ?? [];
  Reflect.set(window, 'dataLayer', layer);
  const before = [...layer];
  layer.push = (...commands) => {
    const length = Array.prototype.push.apply(layer, commands);
    for (const command of commands) obey(command);
    return length;
  };
  for (const command of before) obey(command);
  // It says how long somebody stayed, as soon as they leave.
  window.addEventListener('pagehide', () => send('user_engagement', {}, true));
}
