import type { ReactNode } from 'react';
import { contactName } from '@pignon/shared/domain/contact/contact-name';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { useNavigate, useParams } from '@pignon/shared/router';
import { usePrivacy } from '@pignon/shared/state';
import { ArrowLeftIcon, ButtonLink, PageFrame, ScreenEmpty, ScreenError, ScreenLoading } from '@pignon/shared/ui/core';
import { useContact } from '../data/contact.queries';
import { ContactForm } from '../features/form/contact-form';
import { ContactDetailSkeleton } from '../features/detail/contact-detail-skeleton';
import { ErasedContact } from '../features/erased-contact';
import { idOf, isMissing, MissingContact } from '../features/missing-contact';

/** Changes one contact. Never while a customer may be looking: nearly every field is private. */
export function Page(): ReactNode {
  const { t } = useTranslation('contact');
  const id = idOf(useParams().id);
  const query = useContact(id);
  const isPrivate = usePrivacy();
  const navigate = useNavigate();
  const page = paths.contact(id);
  const backLink = (
    <ButtonLink to={page} type="link" icon={<ArrowLeftIcon />}>
      {t('detail.contact')}
    </ButtonLink>
  );

  if (id === 0 || isMissing(query.error)) return <MissingContact backLink={backLink} />;
  if (isPrivate) {
    return (
      <PageFrame title={t('form.edit')} back={backLink}>
        <ScreenEmpty title={t('form.hidden')}>{t('form.hiddenText')}</ScreenEmpty>
      </PageFrame>
    );
  }
  if (!query.data) {
    return (
      <PageFrame title={t('form.edit')} back={backLink}>
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
  if (query.data.erased) return <ErasedContact title={t('form.edit')} id={id} />;
  // unsaved input must not move to another record
  if (query.data.id !== id) {
    return (
      <PageFrame title={t('form.edit')} back={backLink}>
        <ScreenEmpty
          title={t('merge.mergedMeanwhile')}
          action={<ButtonLink to={paths.editContact(query.data.id)}>{t('merge.editKept')}</ButtonLink>}
        >
          {t('merge.mergedText')}
        </ScreenEmpty>
      </PageFrame>
    );
  }
  return (
    <PageFrame title={contactName(query.data)} tabTitle={t('form.edit')} back={backLink}>
      <ContactForm
        contact={query.data}
        onCancel={() => void navigate(page)}
        onSaved={() => void navigate(page, { replace: true })}
      />
    </PageFrame>
  );
}
