import { useEffect, useId, useState, type HTMLAttributes, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useAnchoredPosition, type Side } from './use-anchored-position';
import { MenuEntry, type MenuItem } from './menu-entry';
import { focusEdge, moveInMenu } from './menu-keys';
import './menu.css';

export type { MenuItem } from './menu-entry';

/** Attributes of the element that opens the menu. */
export type MenuTriggerProps = Pick<
  HTMLAttributes<HTMLElement>,
  'aria-haspopup' | 'aria-expanded' | 'aria-controls' | 'onClick' | 'onKeyDown'
>;

export type MenuProps = {
  /** Accessible name of the list. */
  label: string;
  items: readonly MenuItem[];
  /** Renders the button; spread the given props on it. */
  trigger: (props: MenuTriggerProps) => ReactNode;
  side?: Side;
  /** Shown above the entries, such as the user's name. */
  header?: ReactNode;
  onOpen?: () => void;
};

/** A menu button with actions and links; keyboard of the ARIA menu pattern. */
export function Menu({ label, items, trigger, side = 'start', header, onOpen }: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState<false | 'first' | 'last'>(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [list, setList] = useState<HTMLElement | null>(null);
  const style = useAnchoredPosition(anchor, list, side);

  const show = (edge: 'first' | 'last') => {
    onOpen?.();
    setOpen(edge);
  };
  const close = (refocus: boolean) => {
    setOpen(false);
    if (refocus) anchor?.querySelector<HTMLElement>('button, a')?.focus();
  };
  useEffect(() => {
    if (open && list) focusEdge(list, open);
  }, [open, list]);
  useEffect(() => {
    if (!open) return;
    const onOutsidePointer = (event: PointerEvent) => {
      const target = event.target as Node;
      if (!list?.contains(target) && !anchor?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onOutsidePointer);
    return () => document.removeEventListener('pointerdown', onOutsidePointer);
  }, [open, list, anchor]);

  return (
    <span ref={setAnchor} className="pg-menu-anchor">
      {trigger({
        'aria-haspopup': 'menu',
        'aria-expanded': open !== false,
        'aria-controls': open ? id : undefined,
        onClick: () => (open ? close(false) : show('first')),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          show(event.key === 'ArrowDown' ? 'first' : 'last');
        },
      })}
      {open &&
        createPortal(
          <div
            ref={setList}
            id={id}
            className="pg-menu"
            style={style}
            role="menu"
            tabIndex={-1}
            aria-label={label}
            onKeyDown={(event) => {
              if (event.key === 'Tab') close(true);
              else if (event.key !== 'Escape') moveInMenu(event);
              else {
                // closes this layer only
                event.preventDefault();
                event.stopPropagation();
                close(true);
              }
            }}
          >
            {header && <div className="pg-menu-header">{header}</div>}
            {items.map((item) => (
              <MenuEntry
                key={item.key}
                item={item}
                onChosen={() => close(item.kind !== 'link' || item.instead !== undefined)}
              />
            ))}
          </div>,
          // elements outside an open dialog are not reachable
          anchor?.closest('dialog') ?? document.body,
        )}
    </span>
  );
}
