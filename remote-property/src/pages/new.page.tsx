import type { ReactNode } from 'react';
import { ProblemError } from '@pignon/shared/api';
import { useUser } from '@pignon/shared/auth';
import { bus } from '@pignon/shared/bus';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Link, useNavigate, useSearchParams } from '@pignon/shared/router';
import { usePrivacy } from '@pignon/shared/state';
import { Alert, ArrowLeftIcon, ButtonLink, PageFrame, ScreenEmpty, ScreenError } from '@pignon/shared/ui/core';
import { propertyScope } from '../data/property-scope';
import { useTellSaved } from '../data/property-saved';
import { useFreshProperties, useProperty } from '../data/property.queries';
import { DetailSkeleton } from '../features/detail/detail-skeleton';
import { NewPropertyForm } from '../features/form/property-form';
import { copiedValues, newValues } from '../features/form/property-values';
import { useNewPhotos } from '../features/photos/new/use-new-photos';
import styles from '../features/form/form.module.css';

/** The key of the draft: of a new property, or of a copy. */
const draftKeyOf = (from: string) => (from === '' ? 'property:new' : `property:new-${from}`);

function useEnds(draftKey: string) {
  const photos = useNewPhotos(draftKey);
  const { t } = useTranslation('property');
  const navigate = useNavigate();
  const tell = useTellSaved();
  const list = propertyScope.use()?.address ?? '/property/list';
  return {
    list,
    discard: photos.discard,
    cancel: (to: string) => void navigate(to),
    saved: (property: Property) => {
      const { reference } = property;
      tell(property);
      bus.publish('notice.raised', { message: t('form.created', { reference }) });
      // there one sees them leave
      const page = photos.send(reference) > 0 ? '/photos' : '';
      void navigate(`/property/${encodeURIComponent(reference)}${page}`, { replace: true });
    },
  };
}

/** Starts from what was written of another property. */
function Copy({ from, me }: { from: string; me: string | null }): ReactNode {
  const { t } = useTranslation('property');
  const { data: original, error, refetch } = useProperty(from);
  const { cancel, discard, saved } = useEnds(draftKeyOf(from));
  const page = `/property/${encodeURIComponent(from)}`;
  if (!original) {
    const unknown = error instanceof ProblemError && error.code !== 'NOT_FOUND' && error.code !== 'VALIDATION';
    if (!error) return <DetailSkeleton />;
    if (unknown) return <ScreenError error={error} onRetry={() => void refetch()} />;
    return (
      <ScreenEmpty
        title={t('detail.unknownTitle')}
        action={<ButtonLink to="/property/new">{t('form.startEmpty')}</ButtonLink>}
      >
        {t('detail.unknown', { reference: from })}
      </ScreenEmpty>
    );
  }
  const values = copiedValues(original);
  return (
    <>
      <div className={styles.copied}>
        <Alert
          type="info"
          title={t('form.copied', { reference: original.reference })}
          action={<Link to={page}>{t('form.seeOriginal')}</Link>}
        >
          {t('form.copiedText')}
        </Alert>
      </div>
      <NewPropertyForm
        key={original.reference}
        values={{ ...values, negotiator: me ?? values.negotiator }}
        draftKey={draftKeyOf(from)}
        onCancel={() => cancel(page)}
        onSaved={saved}
        onDiscard={discard}
      />
    </>
  );
}

function Content({ from }: { from: string }): ReactNode {
  const { t } = useTranslation('property');
  const user = useUser();
  const me = user?.roles.includes('NEGOTIATOR') ? user.loginEmail : null;
  const { list, cancel, discard, saved } = useEnds(draftKeyOf(from));
  const isPrivate = usePrivacy();
  if (isPrivate) return <ScreenEmpty title={t('form.hidden')}>{t('form.hiddenNew')}</ScreenEmpty>;
  if (from !== '') return <Copy from={from} me={me} />;
  return (
    <NewPropertyForm
      values={newValues(me)}
      draftKey={draftKeyOf(from)}
      onCancel={() => cancel(list)}
      onSaved={saved}
      onDiscard={discard}
    />
  );
}

/** `/property/new`, `/property/new?from=V26-00042`: a property the agency did not have, or a copy of one. */
export function Page(): ReactNode {
  const { t } = useTranslation('property');
  // what is saved here is read anew on the page that comes next
  useFreshProperties();
  const [search] = useSearchParams();
  const from = search.get('from')?.trim() ?? '';
  const list = propertyScope.use()?.address ?? '/property/list';
  return (
    <PageFrame
      title={t(from === '' ? 'form.new' : 'form.copy')}
      back={
        <ButtonLink to={list} type="link" icon={<ArrowLeftIcon />}>
          {t('list.title')}
        </ButtonLink>
      }
    >
      <Content from={from} />
    </PageFrame>
  );
}
