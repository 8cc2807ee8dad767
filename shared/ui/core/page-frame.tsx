import { useEffect, useRef, type ReactNode } from 'react';
import { runtimeConfig } from '@pignon/shared/contract';
import { formatNumber } from '@pignon/shared/i18n';
import './page-frame.css';

export type PageFrameProps = {
  title: string;
  /** How many there are, beside the title; undefined while unknown. */
  count?: number;
  /** Drawn before the title: a link back. */
  back?: ReactNode;
  /** Drawn after the title: state tags of what is shown. */
  tags?: ReactNode;
  /** Search, filters, view switch. */
  toolbar?: ReactNode;
  /** Filters at work, under the toolbar; nothing is drawn when empty. */
  chips?: ReactNode;
  /** The one primary action, at the right. */
  action?: ReactNode;
  children: ReactNode;
};

/** The frame of every screen: one row of title, tools and the main action, then content. Names the page for the browser. */
export function PageFrame({ title, count, back, tags, toolbar, chips, action, children }: PageFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${runtimeConfig().appTitle}`;
  }, [title]);
  useEffect(() => {
    // after a change of page the reader of a screen starts at its title, unless something asked for the focus
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="pg-page">
      <div className="pg-page-bar">
        {back}
        <h1 ref={heading} tabIndex={-1}>
          {title}
          {count !== undefined && <span className="pg-page-count pg-tabular">{formatNumber(count)}</span>}
        </h1>
        {tags && <div className="pg-page-tags">{tags}</div>}
        {toolbar && <div className="pg-page-tools">{toolbar}</div>}
        {action && <div className="pg-page-action">{action}</div>}
      </div>
      {chips && <div className="pg-page-chips">{chips}</div>}
      {children}
    </div>
  );
}
