import { useState } from 'react';
import { formatAmount, formatNumber } from '@pignon/shared/i18n';
import { Input } from '../../basic/input';
import { FormField, type Control, type FieldSettings } from './form-field';
import { readNumber, type NumberKind } from '../../../domain/common/fields/read-number';

interface NumberSettings {
  /** Unit after the number: `€`, `m²`, `%`, `€/mois`. Euros show two decimals or none. */
  unit?: string;
  /** Without group separators: a year. */
  plain?: boolean;
  /** Allows negative numbers: a telephone then shows a keyboard with a minus, which its number pad may lack. */
  signed?: boolean;
  placeholder?: string;
  disabled?: boolean;
}

const DECIMALS = 2;

/** Chooses how typed numbers are read: see NumberKind. */
const kindOf = (unit: string | undefined): NumberKind =>
  unit?.startsWith('€') ? 'EUROS' : unit === '%' ? 'DECIMAL' : 'NUMBER';

/** Keeps invalid text as typed: the schema refuses it, and a draft stores it. */
function displayedNumber(value: unknown, { unit, plain }: NumberSettings): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  if (plain) return String(value);
  return unit?.startsWith('€') ? formatAmount(value) : formatNumber(value, DECIMALS);
}

/** The input of a `NumberField`, for a number outside a form's fields. */
export function NumberBox({
  value,
  onChange,
  unit,
  plain = false,
  signed = false,
  ...rest
}: Control<number | string | null> & NumberSettings) {
  const [typedText, setTypedText] = useState<string>();
  return (
    <Input
      {...rest}
      className="pg-number"
      inputMode={signed ? 'text' : 'decimal'}
      autoComplete="off"
      suffix={unit && <span aria-hidden>{unit}</span>}
      value={typedText ?? displayedNumber(value, { unit, plain })}
      onChange={({ target }) => {
        setTypedText(target.value);
        const read = readNumber(target.value, kindOf(unit));
        onChange?.(read === undefined ? target.value : read);
      }}
      onBlur={() => setTypedText(undefined)}
    />
  );
}

/** A number in French notation, with comma and spaces; accepts a pasted « 250 000 € ». Null when emptied. */
export function NumberField(props: FieldSettings & NumberSettings) {
  const { name, label, hint, required, check, wide, ...box } = props;
  return (
    <FormField {...{ name, label, hint, required, check, wide }}>
      <NumberBox {...box} />
    </FormField>
  );
}
