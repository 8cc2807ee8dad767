import type { ReactNode } from 'react';
import type { SlotProps } from '@pignon/shared/contract';
import { useTranslation } from '@pignon/shared/i18n';
import { RecordEvents } from '../features/events/record-events';

/** Open and past events of a mandate. */
export function Slot({ mandateId }: SlotProps<'mandate.panel'>): ReactNode {
  const { t } = useTranslation('activity');
  return <RecordEvents target={{ kind: 'mandate', id: String(mandateId) }} ask={t('quick.aboutMandate')} />;
}
