import type { ReactNode } from 'react';
import { Timeline as AntTimeline } from 'antd';
import { AntTheme } from '../antd/ant-theme';
import { classNames } from '../basic/class-names';

export interface TimelineItem {
  key: string;
  /** Icon in a circle on the line; a dot without. */
  icon?: ReactNode;
  content: ReactNode;
}

export interface TimelineProps {
  items: readonly TimelineItem[];
  /** True while older content is shown during loading. */
  stale?: boolean;
}

/** An ordered list of events along a line. */
export function Timeline({ items, stale = false }: TimelineProps): ReactNode {
  const busyProps = { 'aria-busy': stale || undefined };
  return (
    <AntTheme>
      <AntTimeline
        {...busyProps}
        className={classNames(
          'pg-timeline',
          items.some(({ icon }) => icon !== undefined) && 'pg-timeline-icons',
          stale && 'pg-timeline-stale',
        )}
        items={items.map(({ key, icon, content }) => ({
          key,
          icon: icon && <span className="pg-timeline-icon">{icon}</span>,
          content,
        }))}
      />
    </AntTheme>
  );
}
