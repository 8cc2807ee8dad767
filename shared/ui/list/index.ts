/* Shared parts of every list: selection, bulk changes and saved views. */
export { selectColumn, SelectMark } from './select/select-mark';
export type { Choosable, Selection } from './select/selection';
export { PreviewFrame, type PreviewFrameProps } from './preview/preview-frame';
export { useWalkKeys } from './walk/use-walk-keys';
export { useSelectKeys } from './select/use-select-keys';
export {
  ChooserContext,
  useChooser,
  useNewChooser,
  useSelection,
  useShown,
  type Chooser,
} from './select/use-selection';
export { BulkBar } from './bulk/bulk-bar';
export { BulkCartButton, BulkMenu, NegotiatorMenu } from './bulk/bulk-menus';
export { changesFor, inChunks, inChunks as inPieces, type BulkChange, type BulkResult } from './bulk/bulk-plan';
export { useBulk, type Bulk } from './bulk/use-bulk';
export { useExport } from './bulk/use-export';
export type { ReadPage } from './bulk/use-add-found';
export { SaveViewButton } from './views/save-view-button';
export type { ViewedList } from './views/use-view-actions';
export { viewAddresses, type ViewedSchema } from './views/view-addresses';
export { ViewsMenu } from './views/views-menu';
export { ViewTabs } from './views/view-tabs';
export { ListOfPeriod, PeriodInput } from './period/period-input';
export { ColumnsMenu } from './columns/columns-menu';
export { fieldColumn } from './columns/field-column';
export { knownColumns } from './columns/column-order';
export { defineColumns, useColumns, type ChosenColumns } from './columns/use-columns';
