import type { ReactNode } from 'react';
import type { ContactSummary } from '@pignon/shared/domain/contact/contact.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { ArchiveIcon, Tag, Trash2Icon } from '@pignon/shared/ui/core';

/** Tag of an erased or archived contact. */
export function ContactStatusTag({ contact }: { contact: Pick<ContactSummary, 'archived' | 'erased'> }): ReactNode {
  const { t } = useTranslation('contact');
  if (contact.erased) return <Tag icon={<Trash2Icon />}>{t('list.erased')}</Tag>;
  return contact.archived && <Tag icon={<ArchiveIcon />}>{t('list.archived')}</Tag>;
}
