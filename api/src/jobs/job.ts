/** A recurring job of the product. */
export interface Job {
  name: string;
  /** Minutes between two runs; after a failure at most RETRY_MINUTES. */
  everyMinutes: number;
  /** Checked before each run, as most checks find nothing to do; a run without work is then not recorded. */
  isDue?: () => Promise<boolean>;
  /** Runs the job; it must survive being interrupted and run again. The result is stored for operators. */
  run(now: Date): Promise<object>;
}

export const RETRY_MINUTES = 5;
