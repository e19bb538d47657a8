import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;

/** True from the moment the browser is about to print. What waits to be seen is then drawn at once. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const tell = (value: boolean) => (): void => {
    isPrinting = value;
    // The browser takes its picture as soon as the listeners return.
    flushSync(onChange);
  };
  const [before, after] = [tell(true), tell(false)];
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  return () => {
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
  };
}
