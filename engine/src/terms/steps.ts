/** Work in steps, so that other work can have its turn between them. */
export type Steps<Result> = Generator<void, Result, void>;

/** Does all of them at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
