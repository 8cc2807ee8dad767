/** What is run: a file of tests, with a mutant or without, up to a test of that number. */
export interface KeptRun {
  file: string;
  mutant?: string;
  /** Loads the modules of the API anew. */
  reload?: boolean;
  last?: number;
  hitLimit?: number;
}

export interface KeptOutcome {
  testResults: {
    fullName: string;
    status: string;
    duration?: number | null;
    failureMessages: string[];
  }[];
  /** What failed outside tests. */
  error?: string;
  hitCount?: number;
}

export interface Kept {
  run(order: KeptRun): Promise<KeptOutcome>;
  coverage: { mutantCoverage?: Record<string, Record<string, unknown>> };
}

export function nextKeptRuntime(): Promise<Kept>;
export function giveKeptRuntime(kept: Kept): void;
