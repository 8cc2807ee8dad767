import type { ReactNode } from 'react';
import { useUser } from '@pignon/shared/auth';
import { bus } from '@pignon/shared/bus';
import { CONTACT_TYPES, type ContactType } from '@pignon/shared/domain/contact/contact.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { useNavigate, useSearchParams } from '@pignon/shared/router';
import { ArrowLeftIcon, ButtonLink, PageFrame } from '@pignon/shared/ui/core';
import { contactScope } from '../data/contact-scope';
import { NewContactForm } from '../features/form/contact-form';

const typeOf = (asked: string | null): ContactType =>
  CONTACT_TYPES.find((type) => type.toLowerCase() === asked) ?? 'CUSTOMER';

/**
 * `/contact/new`: somebody the agency did not know. `?type=owner` says what they are to it; `?asked=…` names the request of
 * a page that waits for them in another tab, and hears of them by `contact.saved`.
 */
export function Page(): ReactNode {
  const { t } = useTranslation('contact');
  const user = useUser();
  const [search] = useSearchParams();
  const asked = search.get('asked');
  const navigate = useNavigate();
  const list = contactScope.use()?.address ?? '/contact/list';
  const me = user?.roles.includes('NEGOTIATOR') ? user.loginEmail : null;
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
        type={typeOf(search.get('type'))}
        onCancel={() => void navigate(list)}
        onSaved={({ id }) => {
          bus.publish('contact.saved', { contactId: id, ...(asked && { asked }) });
          if (asked) bus.publish('notice.raised', { message: t('form.asked') });
          void navigate(`/contact/${id}`, { replace: true });
        }}
      />
    </PageFrame>
  );
}
