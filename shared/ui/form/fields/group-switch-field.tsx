import { useRef } from 'react';
import { FormField, type Control, type FieldSettings } from './form-field';
import { SwitchBox } from './switch-box';

type Group = object | null;

function Toggle({ value = null, onChange, empty, ...rest }: Control<Group> & { empty: Group }) {
  const before = useRef<Group>(null);
  const flip = () => {
    if (value) before.current = value;
    onChange?.(value ? null : (before.current ?? empty));
  };
  return <SwitchBox {...rest} value={value !== null} onChange={flip} />;
}

/** Whether there is a group of fields at all: null for no. A yes after a no brings back what was typed before. */
export function GroupSwitchField({ empty, ...field }: FieldSettings & { empty: Group }) {
  return (
    <FormField {...field}>
      <Toggle empty={empty} />
    </FormField>
  );
}
