/** What the threads run. */
import { fileProgram } from '../platform/file-thread.ts';
import { makeFile } from './make-file.ts';

export const runFileTask = fileProgram(makeFile);
