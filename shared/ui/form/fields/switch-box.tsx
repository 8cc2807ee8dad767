import { useTranslation } from '@pignon/shared/i18n';
import type { Control } from './form-field';
import './switch-box.css';

export interface SwitchBoxProps extends Control<boolean> {
  disabled?: boolean;
}

/** Yes or no, at once: all of the line is pressed, and says in a word how it stands. */
export function SwitchBox({ value = false, onChange, ...rest }: SwitchBoxProps) {
  const { t } = useTranslation('form');
  return (
    <label className="pg-switch">
      <input
        {...rest}
        aria-required={undefined}
        type="checkbox"
        role="switch"
        checked={value}
        onChange={({ target }) => onChange?.(target.checked)}
      />
      <span aria-hidden>{t(value ? 'form:yes' : 'form:no')}</span>
    </label>
  );
}
