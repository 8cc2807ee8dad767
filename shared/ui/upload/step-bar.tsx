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

const LIST_PROPS = { role: 'list' };
const PHONE_QUERY = '(max-width: 599.98px)';

/** Steps of a task, finished ones ticked. Focuses itself after a change of step, as the pressed button is gone. */
export function StepBar<S extends string>({ label, steps, current }: StepBarProps<S>): ReactNode {
  const barElement = useRef<HTMLDivElement>(null);
  const previousStep = useRef(current);
  const [isPhone] = useState(() => window.matchMedia(PHONE_QUERY).matches);
  const currentIndex = steps.findIndex(({ value }) => value === current);
  useEffect(() => {
    if (previousStep.current === current) return;
    previousStep.current = current;
    barElement.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [current]);
  const items = steps.map((step, index) => ({
    title: step.label,
    role: 'listitem',
    tabIndex: -1,
    'aria-current': index === currentIndex ? ('step' as const) : undefined,
  }));
  return (
    <AntTheme>
      <div ref={barElement} className="pg-steps">
        <Steps
          {...LIST_PROPS}
          aria-label={label}
          size="small"
          responsive={false}
          // on a phone a label beside its number would wrap
          titlePlacement={isPhone ? 'vertical' : 'horizontal'}
          current={currentIndex}
          items={items}
          // antd's icon has an English label
          iconRender={(_, { index, components: { Icon } }) => (
            <Icon>{index < currentIndex ? <CheckIcon /> : <span aria-hidden>{index + 1}</span>}</Icon>
          )}
        />
      </div>
    </AntTheme>
  );
}
