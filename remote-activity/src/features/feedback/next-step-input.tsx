import type { ReactNode } from 'react';
import type { NextStep } from '@pignon/shared/domain/visit/visit.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { classNames } from '@pignon/shared/ui/core';
import type { Control } from '@pignon/shared/ui/form';
import styles from './feedback.module.css';

interface NextBoxProps extends Control<NextStep | null> {
  options: readonly { value: NextStep; label: string }[];
  onChosen: (next: NextStep | null) => void;
}

/** Next step: one press selects, another clears. */
export function NextStepInput({ id, value = null, onChange, options, onChosen, ...aria }: NextBoxProps): ReactNode {
  const { t } = useTranslation('activity');
  const selectStep = (next: NextStep | null) => {
    onChange?.(next);
    onChosen(next);
  };
  return (
    <div
      {...aria}
      aria-invalid={undefined}
      aria-required={undefined}
      id={id}
      role="group"
      aria-label={t('field.visit.feedback.next')}
      className={styles.steps}
    >
      {options.map((option) => {
        const isSelected = option.value === value;
        return (
          <button
            key={option.value}
            type="button"
            className={classNames(styles.point, isSelected && styles.chosen)}
            aria-pressed={isSelected}
            onClick={() => selectStep(isSelected ? null : option.value)}
          >
            {option.label}
          </button>
        );
      })}
    </div>
  );
}
