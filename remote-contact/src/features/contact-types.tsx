import type { ReactNode } from 'react';
import type { ContactType } from '@pignon/shared/domain/contact/contact.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { Tag, type Tone } from '@pignon/shared/ui/core';

const TONES: Readonly<Record<ContactType, Tone>> = {
  CUSTOMER: 'green',
  OWNER: 'blue',
  TENANT: 'purple',
  NEGOTIATOR: 'neutral',
  NOTARY: 'neutral',
  PARTNER: 'neutral',
  SUPPLIER: 'neutral',
};

/** Tags of a contact's types. */
export function ContactTypes({ types }: { types: readonly ContactType[] }): ReactNode {
  const { t } = useTranslation('contact');
  return (
    <>
      {types.map((type) => (
        <Tag key={type} tone={TONES[type]}>
          {t(`contactType.${type}`)}
        </Tag>
      ))}
    </>
  );
}
