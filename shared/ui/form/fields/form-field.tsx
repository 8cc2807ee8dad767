import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { Form } from 'antd';
import { segmentsOf } from '@pignon/shared/domain/form/values';
import { classNames } from '../../basic/class-names';
import { checks, type Check } from '../checks';
import { useFormContext } from '../form-context';

/** Settings of every field. */
export interface FieldSettings {
  /** Path in the values, dots between: `financialInfo.priceNoFees`, `rooms.2.size`. */
  name: string;
  label: string;
  /** Help under the field. */
  hint?: ReactNode;
  /** Marks the label and refuses an empty value. */
  required?: boolean;
  /** A check beyond the schema of the call: `checks.without('/')`. */
  check?: Check;
  /** True for the full width of its section. */
  wide?: boolean;
}

/** Props that the form gives to a control. */
export interface Control<T> {
  id?: string;
  value?: T;
  onChange?: (value: T) => void;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true';
  'aria-required'?: boolean | 'true';
}

const bothChecks = (first: Check | undefined, second: Check | undefined): Check => {
  return (value) => first?.(value) ?? second?.(value);
};

const REQUIRED = checks.required();
const ONE_AT_LEAST = checks.oneAtLeast();
const filled: Check = (value) => (Array.isArray(value) ? ONE_AT_LEAST(value) : REQUIRED(value));

export interface FormFieldProps extends FieldSettings {
  /** The control; it receives value, `onChange`, id and `aria-describedby`. */
  children: ReactElement;
}

/** A labelled control with help and error. For custom controls: `Control<T>` are the props it receives. */
export function FormField({ name, label, hint, required = false, check, wide, children }: FormFieldProps) {
  const { register, leave } = useFormContext();
  const latest = useRef<Check>(undefined);
  useEffect(() => {
    latest.current = bothChecks(required ? filled : undefined, check);
  }, [required, check]);
  useEffect(() => register.add(name, { label, check: (value) => latest.current?.(value) }), [register, name, label]);
  return (
    <div
      className={classNames('pg-form-field', wide && 'pg-form-wide')}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) leave(name);
      }}
    >
      <Form.Item name={segmentsOf(name)} label={label} extra={hint} required={required}>
        {children}
      </Form.Item>
    </div>
  );
}
