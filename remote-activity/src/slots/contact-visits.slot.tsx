import type { ReactNode } from 'react';
import type { SlotProps } from '@pignon/shared/contract';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { VisitsPanel } from '../features/visits/visits-panel';

/** The visits of a contact. */
export function Slot({ contactId }: SlotProps<'contact.panel'>): ReactNode {
  const { t } = useTranslation('activity');
  return (
    <VisitsPanel
      of={{ contactId }}
      visibleCount={5}
      all={`${paths.visits}?period=all&contact=${contactId}&sort=start.desc`}
      empty={t('panel.noContactVisit')}
      without="contacts"
    />
  );
}
