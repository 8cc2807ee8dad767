import { useRef, useState, type AnimationEvent, type ChangeEvent } from 'react';
import type { CredentialField, Credentials } from './sign-in-form';

const EMPTY = { email: '', password: '' };
/** Animation that the style sheet starts when the browser fills a field. */
const FILLED_ANIMATION = 'host-autofill';

/**
 * The two fields. A browser that fills them shows values before scripts can read them: until the first click `filled`
 * is more accurate than `values`, and submitting reads the fields themselves.
 */
export function useCredentials() {
  const inputs = { email: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) };
  const [values, setValues] = useState<Credentials>(EMPTY);
  const [autofilled, setAutofilled] = useState({ email: false, password: false });
  const filled = {
    email: values.email.trim() !== '' || autofilled.email,
    password: values.password !== '' || autofilled.password,
  };
  const field = (name: CredentialField) => ({
    ref: inputs[name],
    name,
    value: values[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setValues((previous) => ({ ...previous, [name]: target.value }));
      setAutofilled((previous) => ({ ...previous, [name]: false }));
    },
    onAnimationStart: ({ animationName }: AnimationEvent) => {
      if (animationName === FILLED_ANIMATION) setAutofilled((previous) => ({ ...previous, [name]: true }));
    },
  });
  const read = (): Credentials => ({
    email: inputs.email.current?.value ?? '',
    password: inputs.password.current?.value ?? '',
  });
  return { inputs, values, filled, field, read };
}
