/** Reads a cluster folder's postmaster.pid and tells whether that server is alive and ours. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type Postmaster = { readonly pid: number; readonly port: number | null };

export const pidFileName = 'postmaster.pid';

/** Null where no server runs on the folder, whatever an old pid file says. */
export async function findPostmaster(clusterFolder: string): Promise<Postmaster | null> {
  const recorded = await readPidFile(clusterFolder);
  if (recorded === null || !isAlive(recorded.pid)) return null;
  return (await runsOn(recorded.pid, clusterFolder)) ? recorded : null;
}

export async function readPidFile(clusterFolder: string): Promise<Postmaster | null> {
  let text: string;
  try {
    text = await readFile(join(clusterFolder, pidFileName), 'utf8');
  } catch {
    return null;
  }
  // PostgreSQL writes one fact a line: pid, folder, start time, port, and more as it comes up.
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return { pid, port: Number.isInteger(port) && port > 0 ? port : null };
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** A pid is used again after a reboot, so the process must also name this folder. */
async function runsOn(pid: number, clusterFolder: string): Promise<boolean> {
  const commandLine = await readCommandLine(pid);
  if (commandLine === null) return true;
  return commandLine.includes('postgres') && commandLine.includes(clusterFolder);
}

/** Null where the system does not tell. */
async function readCommandLine(pid: number): Promise<string | null> {
  if (process.platform === 'linux') {
    const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return text.replaceAll('\0', ' ');
  }
  if (process.platform === 'win32') return null;
  const { stdout } = await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout;
}
