import type { ReactNode } from 'react';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { useParams, type ListWalk } from '@pignon/shared/router';
import {
  ArrowLeftIcon,
  ButtonLink,
  CartToggle,
  PageFrame,
  ScreenError,
  ScreenLoading,
  WalkButtons,
} from '@pignon/shared/ui/core';
import { useNarrow } from '@pignon/shared/ui/table';
import { useContact, usePrefetchContact } from '../data/contact.queries';
import { contactScope } from '../data/contact-scope';
import { useContactNav } from '../features/detail/use-contact-nav';
import { ContactStatusTag } from '../features/contact-status-tag';
import { ContactTypes } from '../features/contact-types';
import { useUnmaskedName } from '../features/use-unmasked-name';
import { ContactActions } from '../features/detail/contact-actions';
import { ContactDetail } from '../features/detail/contact-detail';
import { PhoneEmailBar } from '../features/detail/phone-email-bar';
import { ErasedDetail } from '../features/detail/erased-detail';
import { ContactDetailSkeleton } from '../features/detail/contact-detail-skeleton';
import { useMergedRedirect } from '../features/use-merged-redirect';
import { idOf, isMissing, MissingContact } from '../features/missing-contact';

function WalkThroughList({ walk }: { walk: ListWalk | null }): ReactNode {
  const prefetch = usePrefetchContact();
  return walk && <WalkButtons walk={walk} onIntent={(id) => prefetch(Number(id))} />;
}

/** Page of one contact. */
export function Page(): ReactNode {
  const { t } = useTranslation('contact');
  const id = idOf(useParams().id);
  const query = useContact(id);
  useMergedRedirect(id, query.data?.id);
  const unmaskedName = useUnmaskedName();
  const scope = contactScope.use();
  const walk = useContactNav(id);
  const narrow = useNarrow();
  const backLink = (
    <ButtonLink to={scope?.address ?? paths.contacts} type="link" icon={<ArrowLeftIcon />}>
      {narrow ? <span className="pg-hidden">{t('list.title')}</span> : t('list.title')}
    </ButtonLink>
  );

  if (id === 0 || isMissing(query.error)) return <MissingContact backLink={backLink} />;
  if (!query.data) {
    return (
      <PageFrame title={t('detail.contact')} back={backLink} action={<WalkThroughList walk={walk} />}>
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
      title={unmaskedName(contact)}
      back={backLink}
      tags={
        <>
          {!narrow && <ContactTypes types={contact.contactType} />}
          <ContactStatusTag contact={contact} />
        </>
      }
      action={
        <>
          {!narrow && <WalkThroughList walk={walk} />}
          {!contact.erased && <CartToggle kind="contact" id={id} />}
          {!contact.erased && <ContactActions contact={contact} />}
        </>
      }
    >
      {narrow && !contact.erased && <PhoneEmailBar contact={contact} />}
      {/* pages, filters and dialogs of one contact do not move to the next one */}
      {contact.erased ? (
        <ErasedDetail key={contact.id} contact={contact} />
      ) : (
        <ContactDetail key={contact.id} contact={contact} />
      )}
      {narrow && <WalkThroughList walk={walk} />}
    </PageFrame>
  );
}
