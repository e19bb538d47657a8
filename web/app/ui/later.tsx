/**
 * A part of a public page that the server draws, so that it is there to be read and printed at once,
 * and whose code comes when someone sees it, or when it has to show something else.
 */
import {
  type ComponentType,
  lazy,
  type RefObject,
  Suspense,
  useDeferredValue,
  useEffect,
  useRef,
} from 'react';
import { useHydrated } from './use-hydrated.ts';

export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let want: () => void = () => {};
  const isWanted = new Promise<void>((resolve) => {
    want = resolve;
  });
  const Part = lazy(async () => {
    if (typeof window !== 'undefined') await isWanted;
    return { default: await load() };
  });
  return function Later(props: Props) {
    // What the server drew stays on the page until the code for anything newer is there.
    const shown = useDeferredValue(props);
    const place = useRef<HTMLDivElement>(null);
    useWhenSeen(place, want);
    useWhenChanged(props, want);
    return (
      <div ref={place}>
        <Suspense fallback={<div className="part-to-come" />}>
          <Part {...shown} />
        </Suspense>
      </div>
    );
  };
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

/** Where the server drew nothing, or what it drew is no longer right. */
function useWhenChanged(props: object, act: () => void): void {
  const drawn = useRef(useHydrated() ? null : props);
  useEffect(() => {
    if (drawn.current === null || !isSame(drawn.current, props)) act();
  }, [props, act]);
}

function isSame(one: object, other: object): boolean {
  const values = new Map<string, unknown>(Object.entries(other));
  return Object.entries(one).every(([name, value]) => Object.is(values.get(name), value));
}
