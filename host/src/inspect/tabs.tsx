import { useId, type KeyboardEvent, type ReactNode } from 'react';
import './tabs.css';

export interface TabsProps<V extends string> {
  /** Label of the tab list for screen readers. */
  label: string;
  value: V;
  tabs: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
  /** Content of the active tab. */
  children: ReactNode;
}

/** Step of each arrow key; Home and End go to the ends. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

/** Tabs of a panel; arrow keys change tab and focus. */
export function Tabs<V extends string>({ label, value, tabs, onChange, children }: TabsProps<V>) {
  const id = useId();
  const selectByKey = (event: KeyboardEvent<HTMLButtonElement>, currentIndex: number) => {
    const offset = STEPS[event.key];
    if (offset === undefined) return;
    event.preventDefault();
    const last = tabs.length - 1;
    const nextIndex = Number.isFinite(offset)
      ? (currentIndex + offset + tabs.length) % tabs.length
      : offset > 0
        ? last
        : 0;
    const nextTab = tabs[nextIndex];
    if (!nextTab) return;
    onChange(nextTab.value);
    document.getElementById(`${id}${nextTab.value}`)?.focus();
  };
  return (
    <>
      <div className="host-tabs pg-scroll-x" role="tablist" aria-label={label}>
        {tabs.map((tab, currentIndex) => (
          <button
            key={tab.value}
            id={`${id}${tab.value}`}
            type="button"
            role="tab"
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}-shown` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            data-begin={tab.value === value || undefined}
            onClick={() => onChange(tab.value)}
            onKeyDown={(event) => selectByKey(event, currentIndex)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}-shown`} className="host-tab-shown" role="tabpanel" aria-labelledby={`${id}${value}`} tabIndex={0}>
        {children}
      </div>
    </>
  );
}
