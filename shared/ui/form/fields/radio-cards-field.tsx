import { useId, type ReactNode } from 'react';
import { FormField, type Control, type FieldSettings } from './form-field';
import './radio-cards.css';

export type RadioCard = { value: string; label: string; hint?: ReactNode; icon?: ReactNode };
type Cards = { options: readonly RadioCard[]; disabled?: boolean };

function RadioCards({ id, value, onChange, options, disabled, ...aria }: Control<string | null> & Cards) {
  const group = useId();
  return (
    <div {...aria} id={id} className="pg-cards" role="radiogroup">
      {options.map((option) => (
        <label key={option.value} className="pg-cards-one">
          <input
            type="radio"
            name={group}
            value={option.value}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => onChange?.(option.value)}
          />
          {option.icon}
          <span className="pg-cards-text">
            <span>{option.label}</span>
            {option.hint && <small>{option.hint}</small>}
          </span>
        </label>
      ))}
    </div>
  );
}

/** Single choice out of two to six options, each with a description, all visible. */
export function RadioCardsField(props: FieldSettings & Cards) {
  const { options, disabled, wide = true, ...field } = props;
  return (
    <FormField {...field} wide={wide}>
      <RadioCards options={options} disabled={disabled} aria-label={field.label} />
    </FormField>
  );
}
