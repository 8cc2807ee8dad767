/**
 * Settings of every connection. Data is in memory or on SSD, so random reads are cheap; many short calls share the
 * processors, so queries are neither compiled nor parallel.
 */
export const SESSION = [
  'timezone=UTC',
  'random_page_cost=1.1',
  'jit=off',
  'max_parallel_workers_per_gather=0',
] as const;
