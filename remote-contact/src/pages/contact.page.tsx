import type { ReactNode } from 'react';
import { ProblemError } from '@pignon/shared/api';
import { contactName } from '@pignon/shared/domain/contact/contact-name';
import { useTranslation } from '@pignon/shared/i18n';
import { useParams } from '@pignon/shared/router';
import { usePrivacy } from '@pignon/shared/state';
import {
  ArchiveIcon,
  ArrowLeftIcon,
  ButtonLink,
  CartToggle,
  PageFrame,
  ScreenEmpty,
  ScreenError,
  ScreenLoading,
  Tag,
} from '@pignon/shared/ui/core';
import { useContact } from '../data/contact.queries';
import { hasSecretName } from '../features/contact-name';
import { ContactTypes } from '../features/contact-types';
import { ContactDetail } from '../features/detail/contact-detail';
import { ContactDetailSkeleton } from '../features/detail/contact-detail-skeleton';

function isMissing(error: unknown): boolean {
  return error instanceof ProblemError && (error.code === 'NOT_FOUND' || error.code === 'VALIDATION');
}

/** One contact. */
export function Page(): ReactNode {
  const { t } = useTranslation('contact');
  const segment = useParams().id ?? '';
  const id = /^[1-9]\d{0,14}$/.test(segment) ? Number(segment) : 0;
  const query = useContact(id);
  const privacy = usePrivacy();
  const back = (
    <ButtonLink to="/contact/list" type="link" icon={<ArrowLeftIcon />}>
      {t('list.title')}
    </ButtonLink>
  );

  if (id === 0 || isMissing(query.error)) {
    return (
      <PageFrame title={t('detail.missing')} back={back}>
        <ScreenEmpty
          title={t('detail.missing')}
          action={<ButtonLink to="/contact/list">{t('detail.toList')}</ButtonLink>}
        >
          {t('detail.missingText')}
        </ScreenEmpty>
      </PageFrame>
    );
  }
  if (!query.data) {
    return (
      <PageFrame title={t('detail.contact')} back={back}>
        {query.error ? (
          <ScreenError error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <ScreenLoading>
            <ContactDetailSkeleton />
          </ScreenLoading>
        )}
      </PageFrame>
    );
  }
  const contact = query.data;
  return (
    <PageFrame
      title={privacy && hasSecretName(contact) ? t('detail.numbered', { id }) : contactName(contact)}
      back={back}
      tags={
        <>
          <ContactTypes types={contact.contactType} />
          {contact.archived && <Tag icon={<ArchiveIcon />}>{t('list.archived')}</Tag>}
        </>
      }
      action={<CartToggle kind="contact" id={id} />}
    >
      <ContactDetail contact={contact} />
    </PageFrame>
  );
}
