import type { SlotProps } from '@pignon/shared/contract';
import { useTranslation } from '@pignon/shared/i18n';
import { ButtonLink, RefusedButton, RouteIcon } from '@pignon/shared/ui/core';
import { tourAddress } from '../features/tour/tour-address';

/** Leads from the chosen properties and contacts to a tour of visits. */
export function Slot({ references, contactIds }: SlotProps<'cart.action'>) {
  const { t } = useTranslation('activity');
  if (references.length === 0)
    return (
      <RefusedButton icon={<RouteIcon />} reason={t('tour.noProperty')}>
        {t('tour.start')}
      </RefusedButton>
    );
  return (
    <ButtonLink type="primary" icon={<RouteIcon />} to={tourAddress(references, contactIds)}>
      {t('tour.start')}
    </ButtonLink>
  );
}
