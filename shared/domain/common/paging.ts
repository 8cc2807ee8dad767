export const DEFAULT_PAGE_SIZE = 10;
export const MAX_PAGE_SIZE = 100;
/** Maximum page number; further results need a filter. */
export const MAX_PAGE_NUMBER = 100_000;

export interface PageInfo {
  number: number;
  size: number;
  totalElements: number;
  totalPages: number;
}

export interface Page<Item> {
  content: Item[];
  page: PageInfo;
}

/** Builds the `page` part of an answer; an empty result has 0 pages. */
export function pageInfo(number: number, size: number, totalElements: number): PageInfo {
  return { number, size, totalElements, totalPages: Math.ceil(totalElements / size) };
}
