import { useId, type ReactNode } from 'react';
import { formatNumber } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { Skeleton } from '../../basic';
import './panel.css';

export type PanelProps = {
  title: string;
  icon?: ReactNode;
  /** Number of items, beside the title; undefined while unknown. */
  count?: number;
  /** At the right of the title: a link to the whole list, a small button. */
  action?: ReactNode;
  children: ReactNode;
};

/** A titled part of a page: a section, a card of the home page, or a slot's content. */
export function Panel({ title, icon, count, action, children }: PanelProps) {
  const id = useId();
  return (
    <section className="pg-panel" aria-labelledby={id}>
      <header>
        <h2 id={id}>
          {icon}
          {title}
          {count !== undefined && <span className="pg-panel-count pg-tabular">{formatNumber(count)}</span>}
        </h2>
        {action}
      </header>
      <div className="pg-panel-body">{children}</div>
    </section>
  );
}

/** Lines of a panel, with the height of the list's lines. */
export function PanelList({ children }: { children: ReactNode }) {
  return <ul className="pg-panel-list">{children}</ul>;
}

interface PanelLineProps {
  /** Name, as a link or text; truncated where there is no room. */
  title: ReactNode;
  /** Details, in small type below. */
  note: ReactNode;
  /** At the right: a date, a button. */
  children?: ReactNode;
}

/** A line of a panel: title, note, and content at the right. */
export function PanelLine({ title, note, children }: PanelLineProps) {
  return (
    <li className="pg-panel-line">
      <span className="pg-panel-line-body">
        <span className="pg-panel-line-title">{title}</span>
        <span className="pg-panel-soft">{note}</span>
      </span>
      {children && <span className="pg-panel-line-aside">{children}</span>}
    </li>
  );
}

/** Placeholder of a line; widths vary by line. */
export function PanelLineSkeleton({ line }: { line: number }) {
  return (
    <PanelLine title={<Skeleton width={`${50 + (line % 3) * 15}%`} />} note={<Skeleton width="35%" height={12} />}>
      <Skeleton width={80} />
    </PanelLine>
  );
}

interface PanelPartProps {
  title: string;
  /** Number of items of the kind. */
  count?: number;
  /** Address of the whole list. */
  to?: string | null;
  children: ReactNode;
}

/** Lines of one kind in a panel, under a small heading. */
export function PanelPart({ title, count, to, children }: PanelPartProps) {
  return (
    <div className="pg-panel-part">
      <h3>
        {to == null ? title : <Link to={to}>{title}</Link>}
        {count !== undefined && <span className="pg-tabular">{formatNumber(count)}</span>}
      </h3>
      {children}
    </div>
  );
}

/** Empty state of a panel, with an action. */
export function PanelNote({ children }: { children: ReactNode }) {
  return <div className="pg-panel-note">{children}</div>;
}
