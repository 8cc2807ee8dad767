import { useId, type ReactNode } from 'react';
import './conflict/conflict-dialog.css';

/** One of a field's possible values. */
export interface ChoiceSide<Side extends string> {
  side: Side;
  /** Source of the value, such as one of two versions. */
  name: string;
  value: ReactNode;
}

interface ChoiceRowProps<Side extends string> {
  label: string;
  sides: readonly ChoiceSide<Side>[];
  chosen: Side;
  onChoose: (side: Side) => void;
  /** Note below all values. */
  children?: ReactNode;
}

/** Chooses one of several values side by side. */
export function ChoiceRow<Side extends string>({ label, sides, chosen, onChoose, children }: ChoiceRowProps<Side>) {
  const group = useId();
  return (
    <fieldset className="pg-conflict-row">
      <legend>{label}</legend>
      {sides.map(({ side, name, value }) => (
        <label key={side} className="pg-conflict-side">
          <input type="radio" name={group} checked={chosen === side} onChange={() => onChoose(side)} />
          <span className="pg-conflict-name">{name}</span>
          <span className="pg-conflict-value">{value}</span>
        </label>
      ))}
      {children}
    </fieldset>
  );
}
