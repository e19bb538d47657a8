/** What a browser is made to keep and to send, seen from the first moment of every page. */
import type { BrowserContext } from 'playwright-core';

export type BrowserWrites = {
  /** What was written since the last time, as 'local theme', 'session shown_to', 'cookie _ga', 'database x', 'cache x'. */
  readonly takeWrites: () => string[];
  /** To which origins something was sent since the last time. */
  readonly takeOrigins: () => string[];
};

export async function watchWrites(context: BrowserContext): Promise<BrowserWrites> {
  let writes: string[] = [];
  let origins: string[] = [];
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http')) origins.push(origin);
  });
  await context.exposeFunction('noteWrite', (what: string) => {
    writes.push(what);
  });
  await context.addInitScript(watchStorage);
  return {
    takeWrites: () => {
      const taken = [...new Set(writes)].sort();
      writes = [];
      return taken;
    },
    takeOrigins: () => {
      const taken = [...new Set(origins)].sort();
      origins = [];
      return taken;
    },
  };
}

/** Runs in the page. */
function watchStorage(): void {
  const note = (what: string) => Reflect.get(window, 'noteWrite')(what);
  const ownSetItem = Storage.prototype.setItem;
  Storage.prototype.setItem = function setItem(key, value) {
    note(`${this === localStorage ? 'local' : 'session'} ${key}`);
    ownSetItem.call(this, key, value);
  };
  const ownCookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(Document.prototype, 'cookie', {
    configurable: true,
    get() {
      return ownCookie?.get?.call(this);
    },
    set(written: string) {
      note(`cookie ${written.split('=')[0]}`);
      ownCookie?.set?.call(this, written);
    },
  });
  const ownOpen = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function open(name, version) {
    note(`database ${name}`);
    return ownOpen.call(this, name, version);
  };
  const ownCache = CacheStorage.prototype.open;
  CacheStorage.prototype.open = function open(name) {
    note(`cache ${name}`);
    return ownCache.call(this, name);
  };
}
