import { Link } from '@pignon/shared/router';
import { useScrollToCurrent } from './use-scroll-to-current';
import './link-tabs.css';

export type LinkTab = { to: string; label: string; current: boolean };

/** Tabs with an address each, for parts of one screen. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  const row = useScrollToCurrent<HTMLElement>(tabs.find(({ current }) => current)?.to);
  return (
    <nav ref={row} className="pg-link-tabs pg-scroll-x" aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} aria-current={tab.current ? 'page' : undefined}>
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
