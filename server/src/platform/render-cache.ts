/** Keeps rendered pages in memory until content or the date changes, and renders each again after a minute. */
import type { Clock } from './clock.ts';
import type { KeptPage, PassingPage } from './render-cache-page.ts';

export type RenderCache = {
  /** The page as it is kept now; one past its minute only where that is better than none. */
  readonly find: (key: string, options?: { readonly mayBeOld: boolean }) => KeptPage | null;
  /** Renders a page that is not kept; those who ask for it in the meantime wait for the same rendering. */
  readonly findOrRender: (key: string, render: Render) => Promise<KeptPage | PassingPage>;
  /** Forgets every page, and those whose rendering is under way too. */
  readonly clear: () => void;
};

type Render = () => Promise<KeptPage | PassingPage>;

/** A safety net: notices of changes do the work. */
const keptMs = 60_000;
export const pagesMax = 500;

export function createRenderCache(clock: Clock): RenderCache {
  return new MemoryRenderCache(clock);
}

class MemoryRenderCache implements RenderCache {
  readonly #clock: Clock;
  /** In the order of last use. */
  readonly #kept = new Map<string, { page: KeptPage; renderedAtMs: number }>();
  readonly #underWay = new Map<string, Promise<KeptPage | PassingPage>>();
  /** A rendering that began under an older edition may show old content and is not kept. */
  #edition = 0;
  #today = '';
  #secondOfToday = Number.NaN;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  find = (key: string, { mayBeOld } = { mayBeOld: false }): KeptPage | null => {
    const nowMs = this.#clock.now().getTime();
    this.#forgetYesterday(nowMs);
    const entry = this.#kept.get(key);
    if (entry === undefined) return null;
    if (nowMs - entry.renderedAtMs >= keptMs && !mayBeOld) return null;
    this.#kept.delete(key);
    this.#kept.set(key, entry);
    return entry.page;
  };

  findOrRender = async (key: string, render: Render): Promise<KeptPage | PassingPage> => {
    const kept = this.find(key);
    if (kept !== null) return kept;
    const underWay = this.#underWay.get(key);
    if (underWay === undefined) return this.#renderOnce(key, render);
    const page = await underWay;
    // What may not be kept may not be shared either: it may set a cookie for the first who asked.
    return page.mayBeKept ? page : render();
  };

  clear = (): void => {
    this.#edition += 1;
    this.#kept.clear();
    this.#underWay.clear();
  };

  #renderOnce(key: string, render: Render): Promise<KeptPage | PassingPage> {
    const rendering = this.#renderAndKeep(key, render).finally(() => {
      if (this.#underWay.get(key) === rendering) this.#underWay.delete(key);
    });
    this.#underWay.set(key, rendering);
    return rendering;
  }

  async #renderAndKeep(key: string, render: Render): Promise<KeptPage | PassingPage> {
    const edition = this.#edition;
    const renderedAtMs = this.#clock.now().getTime();
    const page = await render();
    if (edition !== this.#edition) return page;
    this.#kept.delete(key);
    if (page.mayBeKept) this.#keep(key, { page, renderedAtMs });
    return page;
  }

  #keep(key: string, entry: { page: KeptPage; renderedAtMs: number }): void {
    this.#kept.set(key, entry);
    if (this.#kept.size <= pagesMax) return;
    const [leastUsed] = this.#kept.keys();
    if (leastUsed !== undefined) this.#kept.delete(leastUsed);
  }

  /**
   * Pages count from today, so those of another day are wrong at midnight. To name the date in London
   * takes longer than all else here; it cannot change within a second.
   */
  #forgetYesterday(nowMs: number): void {
    const second = Math.floor(nowMs / 1000);
    if (second === this.#secondOfToday) return;
    this.#secondOfToday = second;
    const today = this.#clock.today();
    if (today === this.#today) return;
    this.#today = today;
    this.clear();
  }
}
