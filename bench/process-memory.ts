/** How much memory a process has, as Linux counts it. */
import { readFile, writeFile } from 'node:fs/promises';

export async function residentMb(pid: number): Promise<number> {
  return readStatus(pid, 'VmRSS');
}

/** The most that it had since it was last forgotten. */
export async function peakMb(pid: number): Promise<number> {
  return readStatus(pid, 'VmHWM');
}

export async function forgetPeak(pid: number): Promise<void> {
  await writeFile(`/proc/${pid}/clear_refs`, '5');
}

async function readStatus(pid: number, field: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1];
  if (kilobytes === undefined) throw new Error(`Linux does not tell ${field} of process ${pid}`);
  return Number(kilobytes) / 1024;
}
