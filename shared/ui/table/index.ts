export { DataTable, type DataTableProps } from './data-table';
export { DataTableSkeleton } from './data-table-skeleton';
export { ListContent, type ListContentProps } from './list-content';
export { SortSelect } from './sort-select';
export type { Column, Order } from './column';
