/** Numbers of runs and of passing runs of a test. */
export interface Share {
  name: string;
  green: number;
  runs: number;
}

/** One test in one run. */
export interface Outcome {
  name: string;
  isGreen: boolean;
}

/** Computes the share of passing runs per test, worst first, then by name. */
export function sharesOf(outcomes: readonly Outcome[]): Share[] {
  const shares = new Map<string, Share>();
  for (const { name, isGreen } of outcomes) {
    const { green, runs } = shares.get(name) ?? { green: 0, runs: 0 };
    shares.set(name, { name, green: green + Number(isGreen), runs: runs + 1 });
  }
  return [...shares.values()].sort(
    (one, other) => one.green / one.runs - other.green / other.runs || one.name.localeCompare(other.name),
  );
}

/** Formats the table: tests that failed at least once, and the number of tests that always passed. */
export function tableOf(shares: readonly Share[]): string[] {
  const worst = shares.filter(({ green, runs }) => green < runs);
  return [
    ...worst.map(({ name, green, runs }) => `${green} of ${runs}  ${name}`),
    `${shares.length - worst.length} of ${shares.length} tests were green each time`,
  ];
}
