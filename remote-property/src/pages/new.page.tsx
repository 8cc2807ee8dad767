import type { ReactNode } from 'react';
import { ProblemError, type Received } from '@pignon/shared/api';
import { useOwnCharge } from '@pignon/shared/auth';
import { bus } from '@pignon/shared/bus';
import * as paths from '@pignon/shared/domain/navigation/paths';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Link, useNavigate, useSearchParams } from '@pignon/shared/router';
import { usePrivacy } from '@pignon/shared/state';
import { Alert, ArrowLeftIcon, ButtonLink, PageFrame, ScreenEmpty, ScreenError } from '@pignon/shared/ui/core';
import { propertyScope } from '../data/property-scope';
import { useTellSaved } from '../data/property-saved';
import { useProperty } from '../data/property.queries';
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
  const list = propertyScope.use()?.address ?? paths.properties;
  return {
    list,
    discard: photos.discard,
    // Back leads past a form that was left, never into it
    cancel: (to: string) => void navigate(to, { replace: true }),
    saved: async (property: Received<Property>) => {
      const { reference } = property;
      tell(property);
      bus.publish('notice.raised', { message: t('form.created', { reference }) });
      const sheet = paths.property(reference);
      const isSending = (await photos.send(reference)) > 0;
      await navigate(sheet, { replace: true });
      // there one sees them leave; Back then leads to the sheet
      if (isSending) await navigate(`${sheet}/photos`);
    },
  };
}

/** Starts from what was written of another property. */
function Copy({ from, me }: { from: string; me: string | null }): ReactNode {
  const { t } = useTranslation('property');
  const { data: original, error, refetch } = useProperty(from);
  const { cancel, discard, saved } = useEnds(draftKeyOf(from));
  const page = paths.property(from);
  if (!original) {
    const unknown = error instanceof ProblemError && error.code !== 'NOT_FOUND' && error.code !== 'VALIDATION';
    if (!error) return <DetailSkeleton />;
    if (unknown) return <ScreenError error={error} onRetry={() => void refetch()} />;
    return (
      <ScreenEmpty
        title={t('detail.unknownTitle')}
        action={<ButtonLink to={paths.newProperty}>{t('form.startEmpty')}</ButtonLink>}
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
        onSaved={(property) => void saved(property)}
        onDiscard={discard}
      />
    </>
  );
}

function Content({ from }: { from: string }): ReactNode {
  const { t } = useTranslation('property');
  const me = useOwnCharge();
  const { list, cancel, discard, saved } = useEnds(draftKeyOf(from));
  const isPrivate = usePrivacy();
  if (isPrivate) return <ScreenEmpty title={t('form.hidden')}>{t('form.hiddenNew')}</ScreenEmpty>;
  if (from !== '') return <Copy from={from} me={me} />;
  return (
    <NewPropertyForm
      values={newValues(me)}
      draftKey={draftKeyOf(from)}
      onCancel={() => cancel(list)}
      onSaved={(property) => void saved(property)}
      onDiscard={discard}
    />
  );
}

/** `/property/new`, `/property/new?from=V26-00042`: a property the agency did not have, or a copy of one. */
export function Page(): ReactNode {
  const { t } = useTranslation('property');
  const [search] = useSearchParams();
  const from = search.get('from')?.trim() ?? '';
  const list = propertyScope.use()?.address ?? paths.properties;
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
