import { Input } from '../../basic/input';
import { FormField, type Control, type FieldSettings } from './form-field';

/** Days as `2026-11-21`. */
type DateSettings = { min?: string; max?: string; disabled?: boolean };

function DateBox({ value, onChange, ...rest }: Control<string | null> & DateSettings) {
  return (
    <Input
      {...rest}
      type="date"
      className="pg-date"
      value={value ?? ''}
      onChange={({ target }) => onChange?.(target.value === '' ? null : target.value)}
    />
  );
}

/**
 * A calendar day, kept as `2026-11-21`; emptied, it is null. The browser's own field: typed digit by digit in the order of
 * the person's language, a wheel on a phone, and none of the 60 kB of a drawn calendar.
 */
export function DateField(props: FieldSettings & DateSettings) {
  const { name, label, hint, required, check, wide, ...box } = props;
  return (
    <FormField {...{ name, label, hint, required, check, wide }}>
      <DateBox {...box} />
    </FormField>
  );
}
