import type { ReactNode } from 'react';
import { ProblemError } from '@pignon/shared/api';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { Alert, ButtonLink, ScreenEmpty, ScreenError } from '@pignon/shared/ui/core';
import { useProperty } from '../../data/property.queries';
import { DetailSkeleton } from '../detail/detail-skeleton';
import { NewPropertyForm } from './property-form';
import { copiedValues } from './property-values';
import { draftKeyOf, useNewProperty } from './use-new-property';
import styles from './form.module.css';

/** A new property that copies another one's fields. */
export function PropertyCopy({ from, me }: { from: string; me: string | null }): ReactNode {
  const { t } = useTranslation('property');
  const { data: original, error, refetch } = useProperty(from);
  const { cancel, discard, saved } = useNewProperty(draftKeyOf(from));
  const page = paths.property(from);
  if (!original) {
    const isUnexpected = error instanceof ProblemError && error.code !== 'NOT_FOUND' && error.code !== 'VALIDATION';
    if (!error) return <DetailSkeleton />;
    if (isUnexpected) return <ScreenError error={error} onRetry={() => void refetch()} />;
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
