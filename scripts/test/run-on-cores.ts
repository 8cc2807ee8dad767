/** A task and the number of cores it uses. */
export interface OnCores {
  cores: number;
}

/**
 * Runs each task when enough cores are free, in order: none overtakes one that waits for more cores. @returns the
 * results in order
 */
export function runOnCores<Task extends OnCores, Outcome>(
  tasks: readonly Task[],
  cores: number,
  run: (task: Task) => Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes: Promise<Outcome>[] = [];
  let free = cores;
  return new Promise((resolve, reject) => {
    const startFittingTasks = (): void => {
      for (let next = tasks[outcomes.length]; next; next = tasks[outcomes.length]) {
        const usedCores = Math.min(next.cores, cores);
        if (usedCores > free) return;
        free -= usedCores;
        const outcome = run(next);
        outcomes.push(outcome);
        outcome.then(() => {
          free += usedCores;
          startFittingTasks();
        }, reject);
      }
      if (outcomes.length === tasks.length) Promise.all(outcomes).then(resolve, reject);
    };
    startFittingTasks();
  });
}
