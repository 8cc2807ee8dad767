import { readFile } from 'node:fs/promises';

/** Reads a process's memory in megabytes: current (`VmRSS`), or peak since its reset (`VmHWM`). */
export async function residentMegabytes(pid: number, what: 'VmRSS' | 'VmHWM' = 'VmRSS'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${what}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1024);
}
