import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { STEPS, type Step } from '../use-import';
import styles from '../import.module.css';

/** Where one is between the file and the report. A change of step takes the focus, whose button has gone, and the view. */
export function StepsBar({ step }: { step: Step }): ReactNode {
  const { t } = useTranslation('contact');
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [step]);
  return (
    <ol ref={list} className={styles.steps} aria-label={t('import.steps')}>
      {STEPS.map((each, index) => (
        <li
          key={each}
          tabIndex={-1}
          aria-current={each === step ? 'step' : undefined}
          data-past={index < STEPS.indexOf(step)}
        >
          <span aria-hidden>{index + 1}</span>
          <b>{t(`import.step.${each}`)}</b>
        </li>
      ))}
    </ol>
  );
}
