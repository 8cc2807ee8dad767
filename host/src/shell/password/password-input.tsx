import { useState } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { EyeIcon, EyeOffIcon, IconButton, Input, type InputProps } from '@pignon/shared/ui/basic';

/** A password field, hidden until the user shows it. */
export function PasswordInput(props: Omit<InputProps, 'type' | 'suffix'>) {
  const { t } = useTranslation('host');
  const [isVisible, setIsVisible] = useState(false);
  const isDisabled = props.disabled ?? props['aria-disabled'] === true;
  return (
    <Input
      {...props}
      type={isVisible ? 'text' : 'password'}
      suffix={
        <IconButton
          size="small"
          disabled={isDisabled}
          label={t(isVisible ? 'signIn.hide' : 'signIn.show')}
          icon={isVisible ? <EyeOffIcon /> : <EyeIcon />}
          onClick={() => setIsVisible(!isVisible)}
        />
      }
    />
  );
}
