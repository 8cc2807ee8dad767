/* Putting things in order by hand: what carries them is fetched where something is carried. */
export { CardColumns, useCardColumn, useColumnCard } from './card-columns';
export { Sortable, type SortWords } from './sortable';
export { SortableLines } from './sortable-lines';
export { useSortableItem } from './use-sortable-item';
