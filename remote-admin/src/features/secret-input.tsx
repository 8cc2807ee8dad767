import type { ReactNode } from 'react';
import { Input } from '@pignon/shared/ui/core';
import type { Control } from '@pignon/shared/ui/form';

/** A password field that never shows the stored value; password managers are kept out. */
export function SecretInput({ value = '', onChange, ...rest }: Control<string>): ReactNode {
  return (
    <Input
      {...rest}
      type="password"
      autoComplete="new-password"
      maxLength={200}
      value={value}
      onChange={({ target }) => onChange?.(target.value)}
    />
  );
}
