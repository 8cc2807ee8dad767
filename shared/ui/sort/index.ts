/* Sorting by hand; the drag code loads on first use. */
export { CardColumns, useCardColumn, useColumnCard } from './card-columns';
export { Sortable, type SortWords } from './sortable';
export { SortableLines } from './sortable-lines';
export { useSortableItem } from './use-sortable-item';
