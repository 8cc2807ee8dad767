import type { ReactNode } from 'react';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { useParams } from '@pignon/shared/router';
import { usePrivacy } from '@pignon/shared/state';
import {
  ArrowLeftIcon,
  ButtonLink,
  PageFrame,
  ScreenEmpty,
  ScreenError,
  ScreenLoading,
  sentenceOf,
} from '@pignon/shared/ui/core';
import { useContact } from '../data/contact.queries';
import { useMergePreview } from '../data/merge.queries';
import { ContactDetailSkeleton } from '../features/detail/contact-detail-skeleton';
import { ErasedSentence } from '../features/erased-contact';
import { SelectDuplicate } from '../features/merge/select-duplicate';
import { MergeBoard } from '../features/merge/merge-board';
import { idOf, isMissing, MissingContact } from '../features/missing-contact';

interface Waiting {
  error: unknown;
  refetch: () => Promise<unknown>;
}

function MergePending({ query, id }: { query: Waiting; id: number }): ReactNode {
  const { t } = useTranslation('contact');
  // one of them is deleted: a retry is useless
  if (isMissing(query.error))
    return (
      <ScreenEmpty
        title={t('merge.impossible')}
        action={<ButtonLink to={paths.mergeContact(id)}>{t('merge.chooseAgain')}</ButtonLink>}
      >
        {sentenceOf(query.error)}
      </ScreenEmpty>
    );
  if (query.error) return <ScreenError error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <ScreenLoading>
      <ContactDetailSkeleton />
    </ScreenLoading>
  );
}

function MergePair({ id, other }: { id: number; other: number }): ReactNode {
  const query = useMergePreview(id, other);
  return query.data ? <MergeBoard preview={query.data} /> : <MergePending query={query} id={id} />;
}

function ChooseOther({ id }: { id: number }): ReactNode {
  const query = useContact(id);
  if (!query.data) return <MergePending query={query} id={id} />;
  return query.data.erased ? <ErasedSentence id={id} /> : <SelectDuplicate contact={query.data} />;
}

/** Page that merges two records of one person. Not available in front of customers, as nearly everything is private. */
export function Page(): ReactNode {
  const { t } = useTranslation('contact');
  const { id: survivorId, other: mergedId } = useParams();
  const [id, other] = [idOf(survivorId), idOf(mergedId)];
  const isPrivate = usePrivacy();
  const backLink = (
    <ButtonLink to={paths.contact(id)} type="link" icon={<ArrowLeftIcon />}>
      {t('detail.contact')}
    </ButtonLink>
  );
  if (id === 0) return <MissingContact backLink={backLink} />;
  return (
    <PageFrame title={t('merge.title')} back={backLink}>
      {isPrivate ? (
        <ScreenEmpty title={t('form.hidden')}>{t('merge.hiddenText')}</ScreenEmpty>
      ) : other === 0 ? (
        <ChooseOther id={id} />
      ) : (
        <MergePair key={`${id} ${other}`} id={id} other={other} />
      )}
    </PageFrame>
  );
}
