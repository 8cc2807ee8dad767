/** Result of `work`; rejects with `late()` when it takes longer than these milliseconds. The work itself goes on. */
export async function withinTime<Result>(work: Promise<Result>, ms: number, late: () => Error): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
