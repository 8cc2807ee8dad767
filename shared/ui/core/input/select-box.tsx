import type { Ref, SelectHTMLAttributes } from 'react';
import { ChevronDownIcon } from '../../icons';
import { classNames } from '../../basic/class-names';
import '../../basic/input.css';

export type SelectBoxOption = { value: string; label: string };

export type SelectBoxProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'size'> & {
  options: readonly SelectBoxOption[];
  onChange: (value: string) => void;
  /** First option, with an empty value. */
  placeholder?: string;
  ref?: Ref<HTMLSelectElement>;
};

/** A native select, for few options: instant, and a wheel on a phone. */
export function SelectBox({ options, onChange, placeholder, className, ref, ...rest }: SelectBoxProps) {
  return (
    <span className={classNames('pg-input', 'pg-select', rest.disabled && 'pg-input-off', className)}>
      <select {...rest} ref={ref} onChange={(event) => onChange(event.target.value)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon />
    </span>
  );
}
