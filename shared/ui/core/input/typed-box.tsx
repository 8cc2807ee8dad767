import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../../basic/class-names';
import { Input, type InputProps } from '../../basic/input';
import type { useTypedValue } from './use-typed-value';
import './typed-box.css';

/** Attributes that tie an input to its label and form. */
export type BoxAttributes = Pick<
  InputProps,
  'id' | 'aria-label' | 'aria-describedby' | 'aria-required' | 'disabled' | 'required' | 'className'
> & {
  invalid?: boolean;
  'aria-invalid'?: boolean | 'true';
  /** The enclosing form shows the error. */
  quiet?: boolean;
};

interface TypedBoxProps extends BoxAttributes {
  typed: ReturnType<typeof useTypedValue>;
  placeholder: string;
  /** A button that offers values. */
  offer: ReactNode;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** A short text field with a button in its frame, and the error below. */
export function TypedBox(props: TypedBoxProps) {
  const { typed, placeholder, offer, onKeyDown, quiet = false, invalid, className, ...rest } = props;
  const { shown, type, settle, noteId } = typed;
  const problem = quiet ? undefined : typed.problem;
  const described = [rest['aria-describedby'], problem && noteId].filter(Boolean).join(' ');
  return (
    <span className={classNames('pg-typed', className)}>
      <Input
        {...rest}
        aria-describedby={described || undefined}
        invalid={invalid === true || problem !== undefined || undefined}
        inputMode="numeric"
        autoComplete="off"
        placeholder={placeholder}
        maxLength={40}
        value={shown}
        suffix={offer}
        onChange={({ target }) => type(target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle();
          onKeyDown?.(event);
        }}
      />
      {problem && (
        <span id={noteId} className="pg-field-error" role="alert">
          {problem}
        </span>
      )}
    </span>
  );
}
