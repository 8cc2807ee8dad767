import type { ReactNode } from 'react';
import { ExternalLinkIcon } from '../../icons';
import { Link } from '@pignon/shared/router';
import { classNames } from '../../basic/class-names';
import { insteadOfFollowing } from '../plain-click';

type EntryFace = { key: string; label: ReactNode; icon?: ReactNode; detail?: ReactNode };

type Action = EntryFace & {
  kind: 'action';
  onSelect: () => void;
  danger?: boolean;
  disabled?: boolean;
  /** Marks the current choice; absent when the menu has none. */
  checked?: boolean;
  /** Toggles a selection, where other entries replace it. */
  toggles?: boolean;
};

function roleOf({ checked, toggles }: Action): 'menuitem' | 'menuitemcheckbox' | 'menuitemradio' {
  if (checked === undefined) return 'menuitem';
  return toggles ? 'menuitemcheckbox' : 'menuitemradio';
}

/** A link, an external link, an action, or a separator. `instead` replaces the navigation of a plain click. */
export type MenuItem =
  | (EntryFace & { kind: 'link'; to: string; onIntent?: () => void; instead?: () => void })
  | (EntryFace & { kind: 'site'; href: string })
  | Action
  | { kind: 'group'; key: string; label?: string };

function Content({ item }: { item: Exclude<MenuItem, { kind: 'group' }> }) {
  return (
    <>
      {item.icon ?? <span className="pg-menu-noicon" />}
      <span className="pg-menu-label">{item.label}</span>
      {item.detail && <span className="pg-menu-detail">{item.detail}</span>}
    </>
  );
}

export function MenuEntry({ item, onChosen }: { item: MenuItem; onChosen: () => void }) {
  switch (item.kind) {
    case 'group':
      return item.label ? (
        <div className="pg-menu-group">{item.label}</div>
      ) : (
        <div className="pg-menu-line" role="separator" />
      );
    case 'link':
      return (
        <Link
          role="menuitem"
          tabIndex={-1}
          className="pg-menu-item"
          to={item.to}
          onClick={(event) => {
            onChosen();
            if (item.instead) insteadOfFollowing(item.instead)(event);
          }}
          onMouseEnter={item.onIntent}
          onFocus={item.onIntent}
        >
          <Content item={item} />
        </Link>
      );
    case 'site':
      return (
        <a
          role="menuitem"
          tabIndex={-1}
          className="pg-menu-item"
          href={item.href}
          target="_blank"
          rel="noreferrer"
          onClick={onChosen}
        >
          <Content item={item} />
          <ExternalLinkIcon />
        </a>
      );
    case 'action':
      return (
        <button
          type="button"
          role={roleOf(item)}
          aria-checked={item.checked}
          tabIndex={-1}
          className={classNames('pg-menu-item', item.danger && 'pg-menu-danger')}
          aria-disabled={item.disabled || undefined}
          onClick={() => {
            if (item.disabled) return;
            onChosen();
            item.onSelect();
          }}
        >
          <Content item={item} />
        </button>
      );
  }
}
