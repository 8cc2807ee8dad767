import type { ReactNode } from 'react';
import type { SlotProps } from '@pignon/shared/contract';
import { useTranslation } from '@pignon/shared/i18n';
import { RecordEvents } from '../features/events/record-events';

/** Open and past events of a property. */
export function Slot({ reference }: SlotProps<'property.panel'>): ReactNode {
  const { t } = useTranslation('activity');
  return <RecordEvents target={{ kind: 'property', id: reference }} ask={t('quick.aboutProperty')} />;
}
