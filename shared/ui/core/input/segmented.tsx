import { useId, type ReactNode } from 'react';
import './segmented.css';

export type SegmentedOption<V extends string> = { value: V; label: string; icon?: ReactNode };

export type SegmentedProps<V extends string> = {
  /** Accessible name. */
  label: string;
  value: V;
  options: readonly SegmentedOption<V>[];
  onChange: (value: V) => void;
  /** Shows only icons; labels are for screen readers and tooltips. */
  iconsOnly?: boolean;
};

/** Single choice out of two to five visible options. */
export function Segmented<V extends string>({ label, value, options, onChange, iconsOnly }: SegmentedProps<V>) {
  const name = useId();
  return (
    <fieldset className="pg-segmented">
      <legend className="pg-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} title={iconsOnly ? option.label : undefined}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          <span className={iconsOnly ? 'pg-hidden' : undefined}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
