/** Long work in steps, each once nothing else is left to do; goes on while a step says so. Safari has no idle callback. */
export function inIdleSteps(step: () => boolean): () => void {
  let isLeft = false;
  const later: (act: () => void) => void = window.requestIdleCallback ?? setTimeout;
  const act = (): void => {
    if (!isLeft && step()) later(act);
  };
  later(act);
  return () => {
    isLeft = true;
  };
}
