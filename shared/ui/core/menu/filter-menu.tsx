import type { ReactNode } from 'react';
import { CheckIcon, ChevronDownIcon } from '../../icons';
import { Badge } from '../record/tag';
import { Button } from '../../basic/button';
import { Menu } from './menu';
import '../filter-chip.css';

export type FilterMenuOption<V extends string> = { value: V; label: string; icon?: ReactNode };

export type FilterMenuProps<V extends string> = {
  label: string;
  options: readonly FilterMenuOption<V>[];
  chosen: readonly V[];
  /** Selects or deselects the value. */
  onToggle: (value: V) => void;
  icon?: ReactNode;
};

/** Menu of one list filter: a button with the number of chosen values. */
export function FilterMenu<V extends string>({ label, options, chosen, onToggle, icon }: FilterMenuProps<V>) {
  return (
    <Menu
      label={label}
      trigger={(props) => (
        <Button {...props} icon={icon}>
          <span className="pg-filter-menu">
            {label}
            {chosen.length > 0 ? <Badge count={chosen.length} tone="green" /> : <ChevronDownIcon />}
          </span>
        </Button>
      )}
      items={options.map((option) => ({
        kind: 'action',
        key: option.value,
        label: option.label,
        icon: chosen.includes(option.value) ? <CheckIcon /> : option.icon,
        checked: chosen.includes(option.value),
        toggles: true,
        onSelect: () => onToggle(option.value),
      }))}
    />
  );
}
