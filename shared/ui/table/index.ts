export { DataTable, type DataTableProps } from './data-table';
export { DataTableSkeleton } from './data-table-skeleton';
export { useNarrow } from './use-narrow';
export { ListContent, type ListContentProps } from './list-content';
export { SortSelect } from './sort-select';
export { VirtualGrid, VirtualTable } from './virtual/lazy-virtual-table';
export type { VirtualTableProps } from './virtual/virtual-table';
export type { Column, LeadColumn, Order } from './column';
