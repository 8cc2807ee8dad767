import type { ReactNode } from 'react';
import { ProblemError } from '@pignon/shared/api';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { useNavigate, useParams } from '@pignon/shared/router';
import { usePrivacy } from '@pignon/shared/state';
import { ArrowLeftIcon, ButtonLink, PageFrame, ScreenEmpty, ScreenError } from '@pignon/shared/ui/core';
import { useProperty } from '../data/property.queries';
import { FormSkeleton } from '../features/form/form-skeleton';
import { PropertyForm } from '../features/form/property-form';
import { priceBefore } from '../features/form/property-values';
import { recordPriceDrop } from '../features/price-drop/last-price-drop';
import { addRecordTexts } from '../features/record-texts';

const MISSING: readonly string[] = ['NOT_FOUND', 'VALIDATION', 'BAD_REQUEST'];

function Content({ reference, page }: { reference: string; page: string }): ReactNode {
  const { t } = useTranslation('property');
  const { data: property, error, refetch } = useProperty(reference);
  const navigate = useNavigate();
  if (usePrivacy()) return <ScreenEmpty title={t('form.hidden')}>{t('form.hiddenEdit')}</ScreenEmpty>;
  if (property)
    return (
      <PropertyForm
        key={reference}
        property={property}
        onCancel={() => void navigate(page, { replace: true })}
        onSaved={(after, replaced) => {
          recordPriceDrop(after, priceBefore(replaced, after));
          void navigate(page, { replace: true });
        }}
      />
    );
  if (!error) return <FormSkeleton />;
  if (!(error instanceof ProblemError && MISSING.includes(error.code)))
    return <ScreenError error={error} onRetry={() => void refetch()} />;
  return (
    <ScreenEmpty
      title={t('detail.unknownTitle')}
      action={
        <ButtonLink to={paths.properties} type="primary">
          {t('detail.toList')}
        </ButtonLink>
      }
    >
      {t('detail.unknown', { reference })}
    </ScreenEmpty>
  );
}

/** `/property/:reference/edit`: edits a property. */
export function Page(): ReactNode {
  addRecordTexts();
  const { t } = useTranslation('property');
  const { reference = '' } = useParams();
  const page = paths.property(reference);
  return (
    <PageFrame
      title={t('form.edit', { reference })}
      back={
        <ButtonLink to={page} type="link" icon={<ArrowLeftIcon />}>
          {t('form.backToProperty')}
        </ButtonLink>
      }
    >
      <Content reference={reference} page={page} />
    </PageFrame>
  );
}
