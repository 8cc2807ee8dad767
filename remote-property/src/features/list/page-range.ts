/** Rows loaded beyond each end of the visible ones. */
const OVERSCAN_ROWS = 40;

/** Pages that contain the visible rows and those next to them. */
export function pagesAround(first: number, last: number, total: number, size: number): number[] {
  if (total === 0) return [];
  const from = Math.max(0, Math.floor((first - OVERSCAN_ROWS) / size));
  const to = Math.min(Math.ceil(total / size) - 1, Math.floor((last + OVERSCAN_ROWS) / size));
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
}

/** Loaded pages adjacent to one page, without a gap; empty when it is not loaded. */
export function contiguous(pages: readonly number[], around: number): number[] {
  const known = new Set(pages);
  if (!known.has(around)) return [];
  let [from, to] = [around, around];
  while (known.has(from - 1)) from -= 1;
  while (known.has(to + 1)) to += 1;
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}
