/** Figures cost the database much: those who ask for the same in the meantime share them, and few are made at once. */
import { createTurns, type Turns } from '../../platform/turns.ts';

/** A page asks for four at once, each of a part of a second; the pages of several staff may wait. */
export const createFigureTurns = (): Turns =>
  createTurns({ atOnceMax: 2, waitingMax: 20, retryAfterSeconds: 5 });

/** For one kind of figures, by the days that they are asked for. */
export function shareFigures<Figures>(
  { inTurn }: Pick<Turns, 'inTurn'>,
  read: (days: number) => Promise<Figures>,
): (days: number) => Promise<Figures> {
  const underWay = new Map<number, Promise<Figures>>();
  return (days) => {
    const shared = underWay.get(days);
    if (shared !== undefined) return shared;
    const own = inTurn(() => read(days)).finally(() => underWay.delete(days));
    underWay.set(days, own);
    return own;
  };
}
