/* Timeline: antd's, in the product's theme. Loaded with the first one rendered. */
export { Timeline, type TimelineItem, type TimelineProps } from './timeline';
