/**
 * A part of a public page that the server draws, so that it is there to be read and printed at once,
 * and whose code comes when someone sees it, or when it has to show something else.
 */
import { siteLimits } from '@debt-payoff/contract/limits';
import {
  type ComponentType,
  lazy,
  type RefObject,
  Suspense,
  startTransition,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useEarlyPresses } from './early-presses.ts';
import { useHydrated } from './use-hydrated.ts';

export function lazyHydrate<Parts, Props extends object>(
  load: () => Promise<Parts>,
  partOf: (parts: Parts) => ComponentType<Props>,
  /** What people press comes as soon as the page has nothing else to do. */
  { whenIdle = false }: { readonly whenIdle?: boolean } = {},
): ComponentType<Props> {
  let want: () => void = () => {};
  const isWanted = new Promise<void>((resolve) => {
    want = resolve;
  });
  const code = (async () => {
    if (typeof window !== 'undefined') await isWanted;
    return { default: partOf(await loadPatiently(load)) };
  })();
  const Part = lazy(() => code);

  return function LazyHydrated(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    useWhenSeen(place, want);
    useEffect(() => {
      if (whenIdle) (window.requestIdleCallback ?? setTimeout)(want);
    }, []);
    const shown = useShownProps({ props, code, want });
    const [isHydrated, setHydrated] = useState(useHydrated());
    useEarlyPresses(place, { isHydrated, want });
    // The same element as before is left alone: what the server drew must not be touched until its code is there.
    const part = useMemo(
      () => (
        <Suspense fallback={<div className="part-to-come" />}>
          <Part {...shown} />
          <HydrationReport tell={setHydrated} />
        </Suspense>
      ),
      [shown],
    );
    return (
      <div ref={place} data-unhydrated={isHydrated ? undefined : ''}>
        {part}
      </div>
    );
  };
}

/** Beside the part: that its code has come does not say that React has taken the part over. */
function HydrationReport({ tell }: { readonly tell: (isHydrated: true) => void }): null {
  useEffect(() => tell(true), [tell]);
  return null;
}

/** Without a connection, or while nobody replies, the part stays as the server drew it. */
export async function loadPatiently<Parts>(load: () => Promise<Parts>): Promise<Parts> {
  // Browsers keep in mind that a file did not come, and ask for it again under another address alone.
  let lostFile: string | undefined;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await (lostFile ? import(/* @vite-ignore */ `${lostFile}?${attempt}`) : load());
    } catch (error) {
      if (typeof window === 'undefined') throw error;
      // Most browsers name it.
      [lostFile] = /http\S+?\.js/.exec(String(error)) ?? [];
      await new Promise((resolve) => {
        window.addEventListener('online', resolve, { once: true });
        setTimeout(resolve, siteLimits.partRetryMs);
      });
    }
  }
}

function useWhenSeen(place: RefObject<HTMLDivElement | null>, act: () => void): void {
  useEffect(() => {
    if (place.current === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) act();
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, act]);
}

/** What the server drew until the code has come; where it drew nothing, what there is to show. */
function useShownProps<Props extends object>({
  props,
  code,
  want,
}: {
  readonly props: Props;
  readonly code: Promise<unknown>;
  readonly want: () => void;
}): Props {
  const isOurs = useHydrated();
  const [drawn] = useState(isOurs ? null : props);
  const [isReady, setIsReady] = useState(drawn === null);
  const shown = useSame(drawn === null || isReady ? props : drawn);
  const isOther = drawn === null || !isSame(drawn, props);
  useEffect(() => {
    if (isOther) want();
  }, [isOther, want]);
  useEffect(() => {
    void code.then(() => startTransition(() => setIsReady(true)));
  }, [code]);
  return shown;
}

/** The same object for as long as it holds the same values. */
function useSame<Props extends object>(props: Props): Props {
  const [kept, keep] = useState(props);
  if (isSame(kept, props)) return kept;
  keep(props);
  return props;
}

function isSame(one: object, other: object): boolean {
  const values = new Map<string, unknown>(Object.entries(other));
  return Object.entries(one).every(([name, value]) => Object.is(values.get(name), value));
}
