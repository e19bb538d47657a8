import { useEffect, useRef } from 'react';

/** Does something once, a while after the condition has come true; leaving the screen calls it off. */
export function useDelay(isOn: boolean, delayMs: number, act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => latest.current(), delayMs);
    return () => clearTimeout(timer);
  }, [isOn, delayMs]);
}
