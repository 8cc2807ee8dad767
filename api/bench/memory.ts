import { readFile } from 'node:fs/promises';

/** Reads a process's memory in megabytes: current (`VmRSS`), or peak since its reset (`VmHWM`). */
export async function residentMegabytes(pid: number, field: 'VmRSS' | 'VmHWM' = 'VmRSS'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1024);
}
