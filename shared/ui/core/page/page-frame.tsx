import type { ReactNode } from 'react';
import { formatNumber } from '@pignon/shared/i18n';
import { usePageTitle } from '@pignon/shared/router';
import './page-frame.css';
/* Classes of a record's page: `pg-record` with `pg-record-main` and `pg-record-side` */
import './record-columns.css';

export type PageFrameProps = {
  title: string;
  /** Tab title when it is longer than the page title: a reference before the name. */
  tabTitle?: string;
  /** Number of records, beside the title; undefined while unknown. */
  count?: number;
  /** Shown before the title: a back link. */
  back?: ReactNode;
  /** Shown after the title: status tags. */
  tags?: ReactNode;
  /** Search, filters, view switch. */
  toolbar?: ReactNode;
  /** Active filters, below the toolbar; nothing when empty. */
  chips?: ReactNode;
  /** The one primary action, at the right. */
  action?: ReactNode;
  children: ReactNode;
};

/**
 * Frame of every screen: title, tools and main action in one row, then content; on a phone tools and active filters are
 * a second, scrollable row. Sets the document title; its heading gets the focus after navigation.
 */
export function PageFrame(props: PageFrameProps) {
  const { title, tabTitle = title, count, back, tags, toolbar, chips, action, children } = props;
  usePageTitle(tabTitle);
  return (
    <div className="pg-page">
      <div className="pg-page-bar">
        {back}
        <h1 tabIndex={-1}>
          {title}
          {count !== undefined && <span className="pg-page-count pg-tabular">{formatNumber(count)}</span>}
        </h1>
        {tags && <div className="pg-page-tags">{tags}</div>}
        {(toolbar ?? chips) && (
          <div className="pg-page-strip pg-scroll-x">
            {toolbar && <div className="pg-page-tools">{toolbar}</div>}
            {chips && <div className="pg-page-chips">{chips}</div>}
          </div>
        )}
        {action && <div className="pg-page-action">{action}</div>}
      </div>
      {children}
    </div>
  );
}
