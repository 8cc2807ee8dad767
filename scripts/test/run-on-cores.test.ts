import { runOnCores } from './run-on-cores';

interface Task {
  name: string;
  cores: number;
  /** Milliseconds from its start to its end. */
  takes: number;
}

/** Records the start and end of each task. */
async function runs(cores: number, tasks: readonly Task[]): Promise<{ log: string[]; outcomes: string[] }> {
  jest.useFakeTimers();
  const log: string[] = [];
  const run = async ({ name, takes }: Task): Promise<string> => {
    log.push(`+${name}`);
    await new Promise((resolve) => setTimeout(resolve, takes));
    log.push(`-${name}`);
    return name.toUpperCase();
  };
  const running = runOnCores(tasks, cores, run);
  await jest.runAllTimersAsync();
  return { log, outcomes: await running };
}

const long = { name: 'long', cores: 1, takes: 10 };
const short = (name: string) => ({ name, cores: 1, takes: 3 });
const wide = { name: 'wide', cores: 2, takes: 1 };

test('fills the cores in order, and makes a task that needs all of them wait', async () => {
  const { log, outcomes } = await runs(2, [long, short('a'), short('b'), wide, short('c')]);
  expect(log).toEqual(['+long', '+a', '-a', '+b', '-b', '-long', '+wide', '-wide', '+c', '-c']);
  expect(outcomes).toEqual(['LONG', 'A', 'B', 'WIDE', 'C']);
});

test('runs a two-core task alone on a single core', async () => {
  const { log } = await runs(1, [wide, short('a')]);
  expect(log).toEqual(['+wide', '-wide', '+a', '-a']);
});

test('returns nothing without tasks, and rejects when a task fails', async () => {
  expect(await runOnCores([], 2, () => Promise.resolve(1))).toEqual([]);
  await expect(runOnCores([wide], 2, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});
