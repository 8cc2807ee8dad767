import { useId, type ReactNode } from 'react';
import { formatNumber } from '@pignon/shared/i18n';
import './panel.css';

export type PanelProps = {
  title: string;
  icon?: ReactNode;
  /** How many there are, beside the title; undefined while unknown. */
  count?: number;
  /** At the right of the title: a link to all of them, a small button. */
  action?: ReactNode;
  children: ReactNode;
};

/** A titled part of a page: a section of a detail, a card of the home page, what another domain shows in a slot. */
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

/** Lines of a panel, each as high as a line of the list it stands for. */
export function PanelList({ children }: { children: ReactNode }) {
  return <ul className="pg-panel-list">{children}</ul>;
}

/** What a panel says when there is nothing to show in it. */
export function PanelNote({ children }: { children: ReactNode }) {
  return <p className="pg-panel-note">{children}</p>;
}
