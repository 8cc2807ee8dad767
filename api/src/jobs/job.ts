/** Work that the product does by itself, again and again. */
export interface Job {
  name: string;
  /** Minutes between two runs; after a failure at most RETRY_MINUTES. */
  everyMinutes: number;
  /** Looked at before a run is begun, where most looks find nothing to do; what it runs is then no news. */
  isDue?: () => Promise<boolean>;
  /** Must bear being cut off and run again. What it gives back is kept beside the run, for operators. */
  run(now: Date): Promise<object>;
}

export const RETRY_MINUTES = 5;
