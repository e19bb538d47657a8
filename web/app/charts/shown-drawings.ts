/**
 * The server draws a chart for every width and the style sheet shows one. A browser that has taken the
 * page over draws that one alone, except for printing, where the paper decides.
 */

import type { Drawing } from '@debt-payoff/charts/drawings';
import { useMemo, useSyncExternalStore } from 'react';
import { usePrinting } from '../ui/use-printing.ts';

type Name = Drawing['name'];

/** The widths of charts.css. */
const wide = '(min-width: 1120px)';
const middle = '(min-width: 600px)';

export function useShownDrawings<Sized extends { readonly name: Name }>(
  drawings: readonly Sized[],
): readonly Sized[] {
  const shown = useSyncExternalStore(subscribe, nameOfScreen, () => null);
  const isPrinting = usePrinting();
  return useMemo(
    () => (shown === null || isPrinting ? drawings : drawings.filter(({ name }) => name === shown)),
    [drawings, shown, isPrinting],
  );
}

function nameOfScreen(): Name {
  if (window.matchMedia(wide).matches) return 'l';
  return window.matchMedia(middle).matches ? 'm' : 's';
}

function subscribe(onChange: () => void): () => void {
  const queries = [wide, middle].map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}
