import { useRef } from 'react';
import { FormField, type Control, type FieldSettings } from './form-field';
import { SwitchBox } from './switch-box';

type Group = object | null;

function Toggle({ value = null, onChange, empty, ...rest }: Control<Group> & { empty: Group }) {
  const previousGroup = useRef<Group>(null);
  const flip = () => {
    if (value) previousGroup.current = value;
    onChange?.(value ? null : (previousGroup.current ?? empty));
  };
  return <SwitchBox {...rest} value={value !== null} onChange={flip} />;
}

/** Switch for a whole group of fields: null means none. Yes after no restores the typed values. */
export function GroupSwitchField({ empty, ...field }: FieldSettings & { empty: Group }) {
  return (
    <FormField {...field}>
      <Toggle empty={empty} />
    </FormField>
  );
}
