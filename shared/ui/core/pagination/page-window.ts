/** Page numbers to offer: the ends, the current one and its neighbours; `undefined` is a gap. */
export function pageWindow(currentPage: number, total: number): (number | undefined)[] {
  const pageNumbers = [0, currentPage - 1, currentPage, currentPage + 1, total - 1].filter(
    (page) => page >= 0 && page < total,
  );
  const pages = [...new Set(pageNumbers)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const previousPage = pages[index - 1];
    if (previousPage === undefined || page - previousPage === 1) return [page];
    return page - previousPage === 2 ? [page - 1, page] : [undefined, page];
  });
}
