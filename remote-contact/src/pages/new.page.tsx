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
 * `/contact/new`: somebody the agency did not know. `?type=owner` says what they are to it, `?name=…&phone=…&email=…` what
 * is known of them; `?asked=…` names the request of a page that waits for them in another tab, and hears of them by
 * `contact.saved`.
 */
export function Page(): ReactNode {
  const { t } = useTranslation('contact');
  const [search] = useSearchParams();
  const { type, known, asked } = readNewContact(search);
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
