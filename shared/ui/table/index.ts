export { DataTable, type DataTableProps } from './data-table';
export { DataTableSkeleton } from './data-table-skeleton';
export type { Column, Order } from './column';
