import { Switch } from 'antd';
import { useTranslation } from '@pignon/shared/i18n';
import type { Control } from './form-field';
import './switch-box.css';

export interface SwitchBoxProps extends Control<boolean> {
  disabled?: boolean;
}

/** Yes or no, at once: all of the line is pressed, and says in a word how it stands. */
export function SwitchBox({ value = false, onChange, id, 'aria-required': _, ...rest }: SwitchBoxProps) {
  const { t } = useTranslation('form');
  return (
    <span className="pg-switch">
      <Switch {...rest} id={id} checked={value} onChange={(checked) => onChange?.(checked)} />
      <label htmlFor={id} aria-hidden>
        {t(value ? 'form:yes' : 'form:no')}
      </label>
    </span>
  );
}
