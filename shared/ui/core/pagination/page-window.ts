/** Page numbers to offer: the ends, the current one and its neighbours; `undefined` is a gap. */
export function pageWindow(current: number, total: number): (number | undefined)[] {
  const pageNumbers = [0, current - 1, current, current + 1, total - 1].filter((page) => page >= 0 && page < total);
  const pages = [...new Set(pageNumbers)].sort((a, b) => a - b);
  return pages.flatMap((page, at) => {
    const before = pages[at - 1];
    if (before === undefined || page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : [undefined, page];
  });
}
