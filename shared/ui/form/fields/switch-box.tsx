import { Switch } from 'antd';
import { useTranslation } from '@pignon/shared/i18n';
import type { Control } from './form-field';
import './switch-box.css';

export interface SwitchBoxProps extends Control<boolean> {
  disabled?: boolean;
}

/** A switch: the whole line is clickable, and its state is shown in words. */
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
