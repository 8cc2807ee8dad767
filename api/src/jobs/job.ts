/** A recurring job of the product. */
export interface Job {
  name: string;
  /** Minutes between two runs; after a failure at most RETRY_MINUTES. */
  everyMinutes: number;
  /** Checked before each run, as most checks find nothing to do; a run without work is then not recorded. */
  isDue?: () => Promise<boolean>;
  /** Runs the job; it must survive being interrupted and run again. The result is stored for operators. */
  run(now: Date, lease: JobLease): Promise<object>;
}

/** The lease of a running job, for one that takes work as long as it runs. */
export interface JobLease {
  /** False when another process has the lease, or when this one stops: nothing more may be begun. */
  isHeld(): Promise<boolean>;
}

export const RETRY_MINUTES = 5;
