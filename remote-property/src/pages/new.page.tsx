import type { ReactNode } from 'react';
import { useOwnCharge } from '@pignon/shared/auth';
import { useTranslation } from '@pignon/shared/i18n';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useSearchParams } from '@pignon/shared/router';
import { usePrivacy } from '@pignon/shared/state';
import { ArrowLeftIcon, ButtonLink, lazyPart, PageFrame, ScreenEmpty } from '@pignon/shared/ui/core';
import { propertyScope } from '../data/property-scope';
import { FormSkeleton } from '../features/form/form-skeleton';
import { NewPropertyForm } from '../features/form/property-form';
import { newValues } from '../features/form/property-values';
import { draftKeyOf, useNewProperty } from '../features/form/use-new-property';
import { addRecordTexts } from '../features/record-texts';

const PropertyCopy = lazyPart(async () => (await import('../features/form/property-copy')).PropertyCopy, 'page');

function Content({ from }: { from: string }): ReactNode {
  const { t } = useTranslation('property');
  const me = useOwnCharge();
  const { list, cancel, discard, saved } = useNewProperty(draftKeyOf(from));
  const isPrivate = usePrivacy();
  if (isPrivate) return <ScreenEmpty title={t('form.hidden')}>{t('form.hiddenNew')}</ScreenEmpty>;
  if (from !== '') return <PropertyCopy from={from} me={me} pending={<FormSkeleton />} />;
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
  addRecordTexts();
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
