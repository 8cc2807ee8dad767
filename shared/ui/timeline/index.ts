/* What happened, one thing under the other: antd's timeline in the product's theme. Fetched with the first one that is drawn. */
export { Timeline, type TimelineItem, type TimelineProps } from './timeline';
