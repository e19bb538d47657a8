/** The program of the process that decodes: takes one file after the other, and ends with the server. */
import { makeSizes } from './image-sizes.ts';
import { type ImageFormat, isImageFormat } from './read-header.ts';

export type ImageTask = { readonly bytes: Uint8Array; readonly format: ImageFormat };

process.on('message', async (task) => {
  if (isTask(task)) process.send?.(await makeSizes(task.bytes, task.format));
});
process.on('disconnect', () => process.exit());

function isTask(task: unknown): task is ImageTask {
  return (
    typeof task === 'object' &&
    task !== null &&
    'bytes' in task &&
    task.bytes instanceof Uint8Array &&
    'format' in task &&
    isImageFormat(task.format)
  );
}
