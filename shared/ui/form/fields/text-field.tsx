import type { ReactNode } from 'react';
import { withoutInvisible } from '../../../domain/common/text/characters';
import { Input } from '../../basic/input';
import { FormField, type Control, type FieldSettings } from './form-field';

interface TextSettings {
  /** Emptied, the value is null instead of an empty text: as the schema has it. */
  nullable?: boolean;
  placeholder?: string;
  maxLength?: number;
  autoComplete?: string;
  disabled?: boolean;
}

interface LineSettings extends TextSettings {
  type?: 'text' | 'email' | 'url';
  /** Shown inside the frame, before and after the text. */
  prefix?: ReactNode;
  suffix?: ReactNode;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function Line({ value, onChange, nullable, type = 'text', ...rest }: Control<string | null> & LineSettings) {
  const changeText = (text: string) => onChange?.(text === '' && nullable ? null : text);
  return (
    <Input
      {...rest}
      type={type === 'email' ? 'text' : type}
      inputMode={type === 'text' ? undefined : type}
      spellCheck={type === 'text' ? undefined : false}
      value={textOf(value)}
      onChange={(event) => changeText(withoutInvisible(event.target.value))}
      onBlur={() => {
        const trimmed = textOf(value).trim();
        if (trimmed !== textOf(value)) changeText(trimmed);
      }}
    />
  );
}

/** Single-line text field: removes invisible characters of pasted text at once, surrounding spaces on blur. */
export function TextField(props: FieldSettings & LineSettings) {
  const { name, label, hint, required, check, wide, ...line } = props;
  return (
    <FormField {...{ name, label, hint, required, check, wide }}>
      <Line {...line} />
    </FormField>
  );
}

/** E-mail field, validated by the schema. */
export function EmailField(props: FieldSettings & TextSettings) {
  return <TextField autoComplete="off" {...props} type="email" />;
}

interface Lines extends TextSettings {
  rows?: number;
}

function TextArea({ value, onChange, nullable, rows = 4, ...rest }: Control<string | null> & Lines) {
  return (
    <span className="pg-input pg-textarea">
      <textarea
        {...rest}
        rows={rows}
        value={textOf(value)}
        onChange={({ target }) => onChange?.(target.value === '' && nullable ? null : target.value)}
      />
    </span>
  );
}

/** Text field of several lines, which grows. */
export function TextAreaField(props: FieldSettings & Lines) {
  const { name, label, hint, required, check, wide = true, ...area } = props;
  return (
    <FormField {...{ name, label, hint, required, check, wide }}>
      <TextArea {...area} />
    </FormField>
  );
}
