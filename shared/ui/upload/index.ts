/* Bringing files in, and how far a long task has come: antd's steps, progress and upload area, in the product's theme. */
export { ProgressBar, type ProgressBarProps } from './progress-bar';
export { StepBar, type StepBarProps } from './step-bar';
export { UploadArea, type UploadAreaProps } from './upload-area';
