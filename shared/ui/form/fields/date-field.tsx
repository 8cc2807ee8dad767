import { DayInput, dayProblem } from '../../core/input/day-input';
import type { Check } from '../checks';
import { FormField, type Control, type FieldSettings } from './form-field';

/** Days as `2026-11-21`. */
type DateSettings = { min?: string; max?: string; disabled?: boolean };

/** Keeps unreadable text as typed, as a number field does: a draft stores it, and saving refuses it. */
function DateBox({ value, onChange, ...rest }: Control<string | null> & DateSettings) {
  return (
    <DayInput
      {...rest}
      quiet
      value={value ?? ''}
      onChange={(day, typedText) => onChange?.(day || (typedText.trim() === '' ? null : typedText))}
    />
  );
}

/** A calendar day, stored as `2026-11-21`; null when emptied. */
export function DateField(props: FieldSettings & DateSettings) {
  const { name, label, hint, required, check, wide, ...box } = props;
  const { min, max } = box;
  const readable: Check = (value) => (typeof value === 'string' ? dayProblem(value, { min, max }) : undefined);
  return (
    <FormField {...{ name, label, hint, required, wide }} check={(value) => readable(value) ?? check?.(value)}>
      <DateBox {...box} />
    </FormField>
  );
}
