import type { ReactNode } from 'react';
import type { Control } from './form-field';
import './choice-boxes.css';

export interface ChoiceBoxesProps extends Control<readonly string[]> {
  options: readonly { value: string; label: string }[];
  label?: string;
}

/** Checkboxes for a few choices; values in the order of selection. */
export function ChoiceBoxes({ id, value = [], onChange, options, label, ...aria }: ChoiceBoxesProps): ReactNode {
  const toggle = (toggledValue: string) =>
    onChange?.(
      value.includes(toggledValue)
        ? value.filter((otherValue) => otherValue !== toggledValue)
        : [...value, toggledValue],
    );
  return (
    <div
      {...aria}
      aria-required={undefined}
      aria-invalid={undefined}
      id={id}
      role="group"
      aria-label={label}
      className="pg-choices"
    >
      {options.map((option) => (
        <label key={option.value}>
          <input type="checkbox" checked={value.includes(option.value)} onChange={() => toggle(option.value)} />
          {option.label}
        </label>
      ))}
    </div>
  );
}
