import { ProblemError, useColleagues } from '@pignon/shared/api';
import type { HistoryEntry } from '@pignon/shared/domain/audit/history.schema';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { formatDateTime, useTranslation } from '@pignon/shared/i18n';
import { useParams } from '@pignon/shared/router';
import {
  ArrowLeftIcon,
  ButtonLink,
  PageFrame,
  ScreenEmpty,
  ScreenError,
  ScreenLoading,
  SkeletonLines,
} from '@pignon/shared/ui/core';
import { useHistoryEntry } from '../data/history.queries';
import { useProperty } from '../data/property.queries';
import { ownWordKey } from '../features/field-labels';
import { isUnknown } from '../features/detail/unknown-property';
import { HistoryEntryView } from '../features/history/history-entry';
import styles from '../features/history/history.module.css';
import { addRecordTexts } from '../features/record-texts';

function WhoAndWhen({ at, user, source }: HistoryEntry) {
  const { t } = useTranslation('property');
  const { nameOf } = useColleagues();
  const origin = source === 'UI' ? null : t(ownWordKey('auditSource', source));
  return (
    <p className={styles.lead}>
      {t('history.by', { name: nameOf(user), moment: formatDateTime(at) })}
      {origin !== null && ` · ${origin}`}
    </p>
  );
}

/** `/property/:reference/history/:auditId`: one entry, before and after, with a link back. */
export function Page() {
  addRecordTexts();
  const { t } = useTranslation('property');
  const { reference = '', auditId = '' } = useParams();
  const id = /^\d{1,15}$/.test(auditId) ? Number(auditId) : 0;
  const entry = useHistoryEntry(reference, id);
  const property = useProperty(reference);
  const all = paths.propertyHistory(reference);
  const backLink = (
    <ButtonLink to={all} type="link" icon={<ArrowLeftIcon />}>
      {t('history.title')}
    </ButtonLink>
  );
  const error = entry.error ?? property.error;
  if (entry.data && property.data) {
    return (
      <PageFrame title={entry.data.summary} tabTitle={`${reference} · ${entry.data.summary}`} back={backLink}>
        <WhoAndWhen {...entry.data} />
        <HistoryEntryView entry={entry.data} property={property.data} />
      </PageFrame>
    );
  }
  const retry = () => {
    void entry.refetch();
    void property.refetch();
  };
  const isMissing = id === 0 || (error instanceof ProblemError && isUnknown(error));
  return (
    <PageFrame title={t('history.title')} back={backLink}>
      {isMissing ? (
        <ScreenEmpty title={t('history.unknownTitle')} action={<ButtonLink to={all}>{t('history.toAll')}</ButtonLink>}>
          {t('history.unknown', { reference })}
        </ScreenEmpty>
      ) : error ? (
        <ScreenError error={error} onRetry={retry} />
      ) : (
        <ScreenLoading>
          <SkeletonLines lines={8} />
        </ScreenLoading>
      )}
    </PageFrame>
  );
}
