/** Numbers of runs and of passing runs of a test. */
export interface PassRate {
  name: string;
  green: number;
  runs: number;
}

/** One test in one run. */
export interface TestRun {
  name: string;
  isGreen: boolean;
}

/** Computes the share of passing runs per test, worst first, then by name. */
export function passRates(outcomes: readonly TestRun[]): PassRate[] {
  const shares = new Map<string, PassRate>();
  for (const { name, isGreen } of outcomes) {
    const { green, runs } = shares.get(name) ?? { green: 0, runs: 0 };
    shares.set(name, { name, green: green + Number(isGreen), runs: runs + 1 });
  }
  return [...shares.values()].sort(
    (one, other) => one.green / one.runs - other.green / other.runs || one.name.localeCompare(other.name),
  );
}

/** Formats the table: tests that failed at least once, and the number of tests that always passed. */
export function formatPassRates(shares: readonly PassRate[]): string[] {
  const unstableTests = shares.filter(({ green, runs }) => green < runs);
  return [
    ...unstableTests.map(({ name, green, runs }) => `${green} of ${runs}  ${name}`),
    `${shares.length - unstableTests.length} of ${shares.length} tests were green each time`,
  ];
}
