import type { ReactNode } from 'react';
import { contactName } from '@pignon/shared/domain/contact/contact-name';
import { isPrivateName } from '@pignon/shared/domain/privacy/private-name';
import { useTranslation } from '@pignon/shared/i18n';
import { useParams, type ListWalk } from '@pignon/shared/router';
import { usePrivacy } from '@pignon/shared/state';
import {
  ArchiveIcon,
  ArrowLeftIcon,
  ButtonLink,
  CartToggle,
  PageFrame,
  ScreenError,
  ScreenLoading,
  Tag,
  WalkButtons,
} from '@pignon/shared/ui/core';
import { useContact, usePrefetchContact } from '../data/contact.queries';
import { contactScope } from '../data/contact-scope';
import { useNeighbours } from '../features/detail/use-neighbours';
import { ContactTypes } from '../features/contact-types';
import { ContactActions } from '../features/detail/contact-actions';
import { ContactDetail } from '../features/detail/contact-detail';
import { ContactDetailSkeleton } from '../features/detail/contact-detail-skeleton';
import { useFollowMerged } from '../features/use-follow-merged';
import { idOf, isMissing, MissingContact } from '../features/missing-contact';

function WalkThroughList({ walk }: { walk: ListWalk | null }): ReactNode {
  const prefetch = usePrefetchContact();
  return walk && <WalkButtons walk={walk} onIntent={(id) => prefetch(Number(id))} />;
}

/** One contact. */
export function Page(): ReactNode {
  const { t } = useTranslation('contact');
  const id = idOf(useParams().id);
  const query = useContact(id);
  useFollowMerged(id, query.data?.id);
  const privacy = usePrivacy();
  const scope = contactScope.use();
  const walk = useNeighbours(id);
  const back = (
    <ButtonLink to={scope?.address ?? '/contact/list'} type="link" icon={<ArrowLeftIcon />}>
      {t('list.title')}
    </ButtonLink>
  );

  if (id === 0 || isMissing(query.error)) return <MissingContact back={back} />;
  if (!query.data) {
    return (
      <PageFrame title={t('detail.contact')} back={back} action={<WalkThroughList walk={walk} />}>
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
      title={privacy && isPrivateName(contact.contactType) ? t('detail.numbered', { id }) : contactName(contact)}
      back={back}
      tags={
        <>
          <ContactTypes types={contact.contactType} />
          {contact.archived && <Tag icon={<ArchiveIcon />}>{t('list.archived')}</Tag>}
        </>
      }
      action={
        <>
          <WalkThroughList walk={walk} />
          <CartToggle kind="contact" id={id} />
          <ContactActions contact={contact} />
        </>
      }
    >
      <ContactDetail contact={contact} />
    </PageFrame>
  );
}
