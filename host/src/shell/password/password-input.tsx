import { useState } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { EyeIcon, EyeOffIcon, IconButton, Input, type InputProps } from '@pignon/shared/ui/basic';

/** A password, hidden until its eye is pressed. */
export function PasswordInput(props: Omit<InputProps, 'type' | 'suffix'>) {
  const { t } = useTranslation('host');
  const [shown, setShown] = useState(false);
  const off = props.disabled ?? props['aria-disabled'] === true;
  return (
    <Input
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <IconButton
          size="small"
          disabled={off}
          label={t(shown ? 'signIn.hide' : 'signIn.show')}
          icon={shown ? <EyeOffIcon /> : <EyeIcon />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
