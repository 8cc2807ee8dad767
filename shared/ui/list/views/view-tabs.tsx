import type { ReactNode } from 'react';
import { pinnedOf } from '@pignon/shared/domain/view/view.rules';
import { Link } from '@pignon/shared/router';
import type { LinkTab } from '@pignon/shared/ui/core';
import type { ViewedList } from './use-view-actions';
import { useViews } from './view.queries';
import './views.css';

/** Maximum number of views with counts; further ones show their name only. */
const MAX_COUNTED_VIEWS = 6;

interface ViewTabsProps {
  /** Accessible name of the row. */
  label: string;
  list: ViewedList;
  /** The product's own views, shown first. */
  own: readonly LinkTab[];
  /** Renders the present number of records of a view, from its address. */
  count: (address: string) => ReactNode;
  /** Shows the product's own views even without pinned ones. */
  always?: boolean;
}

function Tab({ to, current, children }: { to: string; current: boolean; children: ReactNode }) {
  return (
    <Link to={to} className="pg-view-tab" aria-current={current ? 'page' : undefined}>
      {children}
    </Link>
  );
}

/** Tabs of the user's pinned views, with counts. */
export function ViewTabs({ label, list, own, count, always = false }: ViewTabsProps) {
  const { data = [] } = useViews(list.area);
  const pinned = pinnedOf(data);
  if (pinned.length === 0 && !always) return null;
  return (
    <nav className="pg-view-tabs pg-scroll-x" aria-label={label}>
      {own.map((tab) => (
        <Tab key={tab.to} to={tab.to} current={tab.current}>
          {tab.label}
        </Tab>
      ))}
      {pinned.map((view, position) => (
        <Tab key={view.id} to={list.linkOf(view)} current={view.id === list.saved}>
          <span className="pg-views-name" title={view.name}>
            {view.name}
          </span>{' '}
          {position < MAX_COUNTED_VIEWS && <span className="pg-view-count">{count(view.address)}</span>}
        </Tab>
      ))}
    </nav>
  );
}
