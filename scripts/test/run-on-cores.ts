/** Something to run, and how many cores it keeps busy. */
export interface OnCores {
  cores: number;
}

/**
 * Runs each task as soon as there are cores for it, in the order given: none overtakes one that waits for more cores.
 * @returns what each came to, in the order given
 */
export function runOnCores<Task extends OnCores, Outcome>(
  tasks: readonly Task[],
  cores: number,
  run: (task: Task) => Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes: Promise<Outcome>[] = [];
  let free = cores;
  return new Promise((resolve, reject) => {
    const startWhatFits = (): void => {
      for (let next = tasks[outcomes.length]; next; next = tasks[outcomes.length]) {
        const taken = Math.min(next.cores, cores);
        if (taken > free) return;
        free -= taken;
        const outcome = run(next);
        outcomes.push(outcome);
        outcome.then(() => {
          free += taken;
          startWhatFits();
        }, reject);
      }
      if (outcomes.length === tasks.length) Promise.all(outcomes).then(resolve, reject);
    };
    startWhatFits();
  });
}
