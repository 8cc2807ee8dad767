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
import { useNeighbours } from '../features/detail/use-neighbours';
import { ContactState } from '../features/contact-state';
import { ContactTypes } from '../features/contact-types';
import { useSpokenName } from '../features/spoken-name';
import { ContactActions } from '../features/detail/contact-actions';
import { ContactDetail } from '../features/detail/contact-detail';
import { ReachBar } from '../features/detail/reach-bar';
import { ErasedDetail } from '../features/detail/erased-detail';
import { ContactDetailSkeleton } from '../features/detail/contact-detail-skeleton';
import { useFollowMerged } from '../features/use-follow-merged';
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
  useFollowMerged(id, query.data?.id);
  const spokenName = useSpokenName();
  const scope = contactScope.use();
  const walk = useNeighbours(id);
  const narrow = useNarrow();
  const back = (
    <ButtonLink to={scope?.address ?? paths.contacts} type="link" icon={<ArrowLeftIcon />}>
      {narrow ? <span className="pg-hidden">{t('list.title')}</span> : t('list.title')}
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
      title={spokenName(contact)}
      back={back}
      tags={
        <>
          {!narrow && <ContactTypes types={contact.contactType} />}
          <ContactState contact={contact} />
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
      {narrow && !contact.erased && <ReachBar contact={contact} />}
      {contact.erased ? <ErasedDetail contact={contact} /> : <ContactDetail contact={contact} />}
      {narrow && <WalkThroughList walk={walk} />}
    </PageFrame>
  );
}
