import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, classNames, Input } from '@pignon/shared/ui/core';
import type { Control } from '@pignon/shared/ui/form';
import { newPoint } from './feedback-values';
import styles from './feedback.module.css';

const MAX_POINT_LENGTH = 200;
const MAX_POINTS = 20;

interface PointsBoxProps extends Control<readonly string[]> {
  label: string;
  /** Suggested contacts. */
  offered: readonly string[];
}

/** Suggested points as buttons, and a field for another one. */
export function PointsInput({ id, value = [], onChange, label, offered, ...aria }: PointsBoxProps): ReactNode {
  const { t } = useTranslation('activity');
  const [typed, setTyped] = useState('');
  const customPoints = value.filter((point) => !offered.includes(point));
  const toggle = (point: string) =>
    onChange?.(value.includes(point) ? value.filter((other) => other !== point) : [...value, point]);
  const add = () => {
    const point = newPoint(typed, value);
    setTyped('');
    if (point !== null) onChange?.([...value, point]);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    // Enter in one of the form's lines saves the form
    event.preventDefault();
    event.stopPropagation();
    add();
  };
  return (
    <div {...aria} aria-invalid={undefined} aria-required={undefined} id={id} role="group" aria-label={label}>
      <div className={styles.points}>
        {[...offered, ...customPoints].map((point) => {
          const isSelected = value.includes(point);
          return (
            <button
              key={point}
              type="button"
              className={classNames(styles.point, isSelected && styles.chosen)}
              aria-pressed={isSelected}
              onClick={() => toggle(point)}
            >
              {point}
            </button>
          );
        })}
      </div>
      {value.length < MAX_POINTS && (
        <div className={styles.own}>
          <Input
            aria-label={t('feedback.ownPoint', { label })}
            placeholder={t('feedback.otherPoint')}
            maxLength={MAX_POINT_LENGTH}
            value={typed}
            enterKeyHint="done"
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={press}
            onBlur={add}
          />
          <Button onClick={add} disabled={typed.trim() === ''}>
            {t('quick.add')}
          </Button>
        </div>
      )}
    </div>
  );
}
