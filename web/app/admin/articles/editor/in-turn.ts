/** Work of which one begins when the one before has ended, well or not. */
export type InTurn = (work: () => Promise<void>) => Promise<void>;

export function createTurns(): InTurn {
  let last = Promise.resolve();
  return (work) => {
    const own = last.then(work);
    last = own.catch(() => undefined);
    return own;
  };
}
