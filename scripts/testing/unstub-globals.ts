/** The files of a worker share its globals: what a test puts in the place of one does not outlive its file. */
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.unstubAllGlobals();
});
