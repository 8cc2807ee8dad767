/*
 * Upload of files, their state, and progress of long tasks: antd's steps, progress and upload area, in the product's
 * theme.
 */
export { DropArea } from './drop-area';
export { createMediaDesk, type MediaEditor, type MediaEdit } from './media/media-edit-queue';
export { captioned, deleted } from './media/media-edits';
export { useMediaDesk } from './media/use-media-desk';
export { useRemoval, type Removal } from './media/use-removal';
export { ProgressBar, type ProgressBarProps } from './progress-bar';
export { isPaper } from './queue/check-file';
export { closeUploadQueue, uploadQueueOf } from './queue/upload-queues';
export type { UploadQueue } from './queue/upload-queue';
export { inChosenOrder, type Upload, type Uploads } from './queue/upload-state';
export { useAddedFiles } from './queue/use-added-files';
export { useSending, useUploads } from './queue/use-uploads';
export { RemovalNote } from './removal-note';
export { RefusedFiles } from './refused-files';
export { EncodingBox } from './table-file/encoding-choice';
export { ColumnTable, type ColumnTableWords } from './table-file/column-table';
export { FileStep, type FileStepWords } from './table-file/file-step';
export { LineProgress } from './table-file/line-progress';
export { OutcomeFilter, type OutcomeChoice } from './table-file/outcome-filter';
export { StepBar, type StepBarProps } from './step-bar';
export { UploadArea, type UploadAreaProps } from './upload-area';
export { UploadStateLine } from './upload-state-line';
