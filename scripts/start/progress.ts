const startedAt = Date.now();

/** Prints a progress line with the seconds since the start. */
export function printProgress(text: string): void {
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1).padStart(6);
  console.log(`${seconds} s  ${text}`);
}
