/** Parts of a row, and what is said of it once figures stand in it: visitors who come need none of them at first. */
import { lazyNotice } from '../ui/lazy-notice.ts';

const load = () => import('./rare-parts.ts');

export const LazyRowHint = lazyNotice(async () => (await (await load()).loadRowHint()).RowHint);
export const LazyUncountedList = lazyNotice(
  async () => (await (await load()).loadUncountedList()).UncountedList,
);
/** Once there is something else than the example. */
export const LazyAnswerBar = lazyNotice(
  async () => (await (await load()).loadAnswerBar()).AnswerBar,
);
/** For those who are signed in. */
export const LazyAutoPayment = lazyNotice(
  async () => (await (await load()).loadAutoPayment()).AutoPayment,
);
