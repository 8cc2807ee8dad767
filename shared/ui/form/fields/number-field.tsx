import { useState } from 'react';
import { formatAmount, formatNumber } from '@pignon/shared/i18n';
import { Input } from '../../basic/input';
import { FormField, type Control, type FieldSettings } from './form-field';
import { readNumber, type NumberKind } from '../../../domain/common/fields/read-number';

interface NumberSettings {
  /** Drawn after the number: `€`, `m²`, `%`, `€/mois`. Euros show two decimals or none. */
  unit?: string;
  /** Drawn without spaces between its groups: a year. */
  plain?: boolean;
  /** May be less than zero: the keyboard of a telephone then has a minus, which its pad of figures may lack. */
  signed?: boolean;
  placeholder?: string;
  disabled?: boolean;
}

const DECIMALS = 2;

/** Chooses how typed numbers are read: see NumberKind. */
const kindOf = (unit: string | undefined): NumberKind =>
  unit?.startsWith('€') ? 'EUROS' : unit === '%' ? 'DECIMAL' : 'NUMBER';

/** Keeps what is not a number as typed: the schema refuses it, and a draft stores it. */
function shown(value: unknown, { unit, plain }: NumberSettings): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  if (plain) return String(value);
  return unit?.startsWith('€') ? formatAmount(value) : formatNumber(value, DECIMALS);
}

/** The control of a `NumberField`, for a number that is no field of its own. */
export function NumberBox({
  value,
  onChange,
  unit,
  plain = false,
  signed = false,
  ...rest
}: Control<number | string | null> & NumberSettings) {
  const [typed, setTyped] = useState<string>();
  return (
    <Input
      {...rest}
      className="pg-number"
      inputMode={signed ? 'text' : 'decimal'}
      autoComplete="off"
      suffix={unit && <span aria-hidden>{unit}</span>}
      value={typed ?? shown(value, { unit, plain })}
      onChange={({ target }) => {
        setTyped(target.value);
        const read = readNumber(target.value, kindOf(unit));
        onChange?.(read === undefined ? target.value : read);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

/** A number as it is written here, with a comma and spaces; « 250 000 € » may be pasted. Emptied, it is null. */
export function NumberField(props: FieldSettings & NumberSettings) {
  const { name, label, hint, required, check, wide, ...box } = props;
  return (
    <FormField {...{ name, label, hint, required, check, wide }}>
      <NumberBox {...box} />
    </FormField>
  );
}
