import { readFile } from 'node:fs/promises';

/** What a process holds in memory, in megabytes: now (`VmRSS`), or at most since its peak was forgotten (`VmHWM`). */
export async function residentMegabytes(pid: number, what: 'VmRSS' | 'VmHWM' = 'VmRSS'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${what}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1024);
}
