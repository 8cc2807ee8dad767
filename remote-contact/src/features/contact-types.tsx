import type { ReactNode } from 'react';
import { CONTACT_TYPE, type ContactType } from '@pignon/shared/domain/contact/contact.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { Tag } from '@pignon/shared/ui/core';

/** Tags of a contact's types. */
export function ContactTypes({ types }: { types: readonly ContactType[] }): ReactNode {
  const { t } = useTranslation('contact');
  return (
    <>
      {types.map((type) => (
        <Tag key={type} tone={CONTACT_TYPE[type].tone}>
          {t(`contactType.${type}`)}
        </Tag>
      ))}
    </>
  );
}
