import { useState, type ReactNode } from 'react';
import { bus, useBusEvent } from '@pignon/shared/bus';
import type { SlotProps } from '@pignon/shared/contract';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, Panel } from '@pignon/shared/ui/core';

/** Shows its contact, publishes an event about a property, and receives it. */
export function Slot({ contactId }: SlotProps<'contact.panel'>): ReactNode {
  const { t } = useTranslation('witness');
  const [reference, setReference] = useState('');
  useBusEvent('property.saved', (saved) => setReference(saved.reference));
  return (
    <Panel title={t('contact.title')}>
      <p>{t('contact.about', { id: contactId })}</p>
      {reference && <p>{t('contact.heard', { reference })}</p>}
      <Button onClick={() => bus.publish('property.saved', { reference: 'V00-00000' })}>{t('contact.tell')}</Button>
    </Panel>
  );
}
