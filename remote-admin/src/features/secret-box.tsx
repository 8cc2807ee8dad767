import type { ReactNode } from 'react';
import { Input } from '@pignon/shared/ui/core';
import type { Control } from '@pignon/shared/ui/form';

/** A password that is typed and never shown again; what a browser keeps for signing in is not put there. */
export function SecretBox({ value = '', onChange, ...rest }: Control<string>): ReactNode {
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
