const began = Date.now();

/** One line of progress, with the seconds since the start. */
export function printProgress(text: string): void {
  const seconds = ((Date.now() - began) / 1000).toFixed(1).padStart(6);
  console.log(`${seconds} s  ${text}`);
}
