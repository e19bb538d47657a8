/** How many files one person may ask for at once in this process: the threads are few, and there for everyone. */
import { exportTexts } from '@debt-payoff/contract/texts/exports';
import { DomainError } from '../platform/domain-error.ts';

const filesOfOnePersonMax = 2;

export type FilesAtOnce = {
  /** Counts one more, and gives what ends it; refuses where there are too many. */
  readonly begin: (request: object, userId: number) => () => void;
  /** Once it is made, or given up. Ends a request once, however often it is called. */
  readonly end: (request: object) => void;
};

export function createFilesAtOnce(): FilesAtOnce {
  const requests = new Map<number, Set<object>>();
  const people = new WeakMap<object, number>();
  const end = (request: object): void => {
    const userId = people.get(request) ?? 0;
    const theirs = requests.get(userId);
    theirs?.delete(request);
    if (theirs?.size === 0) requests.delete(userId);
  };
  return {
    begin: (request, userId) => {
      const theirs = requests.get(userId) ?? new Set();
      if (theirs.size >= filesOfOnePersonMax) {
        throw new DomainError('too_many_requests', { message: exportTexts.onePersonBusy });
      }
      requests.set(userId, theirs.add(request));
      people.set(request, userId);
      return () => end(request);
    },
    end,
  };
}
