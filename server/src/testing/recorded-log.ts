/** A log that a test can read. */
import { createLog, type Log } from '../platform/logging.ts';

export type LogEntry = { readonly level: number; readonly msg: string } & Readonly<
  Record<string, unknown>
>;

export function recordedLog(): { readonly log: Log; readonly entries: LogEntry[] } {
  const entries: LogEntry[] = [];
  const log = createLog('warn', {
    write: (line) => {
      entries.push(JSON.parse(line));
    },
  });
  return { log, entries };
}
