import type { SlotProps } from '@pignon/shared/contract';
import { MAX_TOUR } from '@pignon/shared/domain/visit/tour.rules';
import { useTranslation } from '@pignon/shared/i18n';
import { ButtonLink, RefusedButton, RouteIcon } from '@pignon/shared/ui/core';
import { tourAddress } from '../features/tour/tour-address';

/** Leads from the chosen properties and contacts to a tour of visits. */
export function Slot({ references, contactIds }: SlotProps<'cart.action'>) {
  const { t } = useTranslation('activity');
  const reason =
    references.length === 0
      ? t('tour.noProperty')
      : references.length > MAX_TOUR && t('tour.full', { count: MAX_TOUR });
  if (reason)
    return (
      <RefusedButton icon={<RouteIcon />} reason={reason}>
        {t('tour.start')}
      </RefusedButton>
    );
  return (
    <ButtonLink type="primary" icon={<RouteIcon />} to={tourAddress(references, contactIds)}>
      {t('tour.start')}
    </ButtonLink>
  );
}
