import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Steps } from 'antd';
import { AntTheme } from '../antd/ant-theme';
import { CheckIcon } from '../icons';

export interface StepBarProps<S extends string> {
  /** Accessible name of the list. */
  label: string;
  steps: readonly { value: S; label: string }[];
  current: S;
}

const LIST = { role: 'list' };
const PHONE = '(max-width: 599.98px)';

/** Steps of a task, finished ones ticked. Focuses itself after a change of step, as the pressed button is gone. */
export function StepBar<S extends string>({ label, steps, current }: StepBarProps<S>): ReactNode {
  const bar = useRef<HTMLDivElement>(null);
  const shownStep = useRef(current);
  const [phone] = useState(() => window.matchMedia(PHONE).matches);
  const at = steps.findIndex(({ value }) => value === current);
  useEffect(() => {
    if (shownStep.current === current) return;
    shownStep.current = current;
    bar.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [current]);
  const items = steps.map((step, index) => ({
    title: step.label,
    role: 'listitem',
    tabIndex: -1,
    'aria-current': index === at ? ('step' as const) : undefined,
  }));
  return (
    <AntTheme>
      <div ref={bar} className="pg-steps">
        <Steps
          {...LIST}
          aria-label={label}
          size="small"
          responsive={false}
          // on a phone a label beside its number would wrap
          titlePlacement={phone ? 'vertical' : 'horizontal'}
          current={at}
          items={items}
          // antd's icon has an English label
          iconRender={(_, { index, components: { Icon } }) => (
            <Icon>{index < at ? <CheckIcon /> : <span aria-hidden>{index + 1}</span>}</Icon>
          )}
        />
      </div>
    </AntTheme>
  );
}
