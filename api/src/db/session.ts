/**
 * Settings of every connection. Pages come from memory or a solid disk, so an index costs what it reads; many short
 * calls share the processors, so no query is compiled or run in parallel.
 */
export const SESSION = [
  'timezone=UTC',
  'random_page_cost=1.1',
  'jit=off',
  'max_parallel_workers_per_gather=0',
] as const;
