import type { ReactNode } from 'react';
import { useOwnCharge } from '@pignon/shared/auth';
import { bus } from '@pignon/shared/bus';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { useNavigate, useSearchParams } from '@pignon/shared/router';
import { ArrowLeftIcon, ButtonLink, PageFrame } from '@pignon/shared/ui/core';
import { contactScope } from '../data/contact-scope';
import { NewContactForm } from '../features/form/contact-form';
import { readNewContact } from '../features/form/new-contact-address';

/**
 * `/contact/new`: creates a contact. `?type=owner` sets the type, `?name=…&phone=…&email=…` known data; `?asked=…` is
 * the request id of a page waiting in another tab, which receives `contact.saved`.
 */
export function Page(): ReactNode {
  const { t } = useTranslation('contact');
  const [search] = useSearchParams();
  const { type, known, requestId: asked } = readNewContact(search);
  const navigate = useNavigate();
  const list = contactScope.use()?.address ?? paths.contacts;
  const me = useOwnCharge();
  return (
    <PageFrame
      title={t('form.new')}
      back={
        <ButtonLink to={list} type="link" icon={<ArrowLeftIcon />}>
          {t('list.title')}
        </ButtonLink>
      }
    >
      <NewContactForm
        negotiator={me}
        type={type}
        known={known}
        onCancel={() => void navigate(list)}
        onSaved={({ id }) => {
          if (asked) {
            bus.publish('contact.saved', { contactId: id, asked });
            bus.publish('notice.raised', { message: t('form.asked') });
          }
          void navigate(paths.contact(id), { replace: true });
        }}
      />
    </PageFrame>
  );
}
