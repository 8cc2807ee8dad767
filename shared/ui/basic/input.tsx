import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from './class-names';
import './input.css';

export type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'prefix'> & {
  /** Shown before the text, inside the frame. */
  prefix?: ReactNode;
  /** Shown after the text, inside the frame. */
  suffix?: ReactNode;
  invalid?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** Single-line text input; needs a `<Field>` or an `aria-label`. */
export function Input({ prefix, suffix, invalid, className, ref, ...rest }: InputProps) {
  const isDisabled = rest.disabled ?? rest['aria-disabled'] === true;
  return (
    <span className={classNames('pg-input', invalid && 'pg-input-invalid', isDisabled && 'pg-input-off', className)}>
      {prefix}
      <input {...rest} ref={ref} aria-invalid={invalid || rest['aria-invalid']} />
      {suffix}
    </span>
  );
}
