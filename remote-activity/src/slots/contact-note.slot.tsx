import type { ReactNode } from 'react';
import { useMay } from '@pignon/shared/auth';
import type { SlotProps } from '@pignon/shared/contract';
import { useTranslation } from '@pignon/shared/i18n';
import { NewEventsWaiting } from '../features/waiting/new-events-waiting';
import { QuickAdd } from '../features/home/quick-add';

/** Above a contact's timeline: adds a call, note or task in one line. */
export function Slot({ contactId }: SlotProps<'contact.note'>): ReactNode {
  const { t } = useTranslation('activity');
  const mayWrite = useMay('write');
  if (!mayWrite) return null;
  const contact = { kind: 'contact' as const, id: String(contactId) };
  return (
    <>
      <QuickAdd day="" first="CALL" links={[contact]} label={t('quick.aboutContact')} />
      <NewEventsWaiting target={contact} />
    </>
  );
}
