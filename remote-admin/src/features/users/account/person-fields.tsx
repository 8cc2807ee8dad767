import type { ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { PhoneField, RepeatedFields, TextField } from '@pignon/shared/ui/form';

const MAX_PHONES = 5;

/** Names and telephone numbers of a colleague. */
export function PersonFields(): ReactNode {
  const { t } = useTranslation('admin');
  return (
    <>
      <TextField name="firstName" label={t('field.user.firstName')} maxLength={100} autoComplete="off" />
      <TextField name="lastName" label={t('field.user.lastName')} maxLength={100} autoComplete="off" />
      <RepeatedFields
        name="phoneNumbers"
        empty=""
        most={MAX_PHONES}
        addLabel={t('account.addPhone')}
        lineLabel={(number) => t('account.phone', { number })}
      >
        {(path, index) => <PhoneField name={path} label={t('account.phone', { number: index + 1 })} />}
      </RepeatedFields>
    </>
  );
}

/** Blank lines are no telephone numbers. */
export const filledPhones = (numbers: readonly string[]): string[] => numbers.filter((number) => number.trim() !== '');
