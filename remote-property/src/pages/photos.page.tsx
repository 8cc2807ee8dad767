import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { useParams } from '@pignon/shared/router';
import { usePrivacy } from '@pignon/shared/state';
import { ArrowLeftIcon, ButtonLink, PageFrame, ScreenEmpty, ScreenError } from '@pignon/shared/ui/core';
import { useProperty } from '../data/property.queries';
import { PhotoBoard } from '../features/photos/board/photo-board';
import { addRecordTexts } from '../features/record-texts';

/** `/property/:reference/photos`: photos and documents. Not available in front of customers. */
export function Page() {
  addRecordTexts();
  const { t } = useTranslation('property');
  const { reference = '' } = useParams();
  const { data: property, error, refetch } = useProperty(reference);
  const isPrivate = usePrivacy();
  const backLink = (
    <ButtonLink to={paths.property(reference)} type="link" icon={<ArrowLeftIcon />}>
      <span className="pg-cut" title={property?.title}>
        {property?.title || reference}
      </span>
    </ButtonLink>
  );
  return (
    <PageFrame title={t('photos.title')} tabTitle={`${reference} · ${t('photos.title')}`} back={backLink}>
      {isPrivate && <ScreenEmpty title={t('photos.hidden')}>{t('photos.hiddenText')}</ScreenEmpty>}
      {!isPrivate && error && !property && <ScreenError error={error} onRetry={() => void refetch()} />}
      {!isPrivate && !(error && !property) && <PhotoBoard key={reference} reference={reference} />}
    </PageFrame>
  );
}
